import { useTranslations } from "use-intl"
import { classNames } from "../class-names.ts"
import { Seal } from "../picture/seal.tsx"
import { SenpaiMark } from "../text/senpai-mark.tsx"
import type { Mentionable, usePeople } from "./use-people.ts"

/** Below the text, where a phone's keyboard leaves room for it. */
export function PeopleList({ people }: { people: ReturnType<typeof usePeople> }) {
  const t = useTranslations("writing")
  const { shown, active, list, optionId, choose } = people
  const option = (person: Mentionable, place: number) => (
    // Reached by keys through the field, which keeps the focus.
    <div
      key={person.id}
      id={optionId(place)}
      role="option"
      tabIndex={-1}
      aria-selected={place === active}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => choose(person)}
      onKeyDown={() => {}}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1 hover:bg-washi",
        place === active && "bg-washi outline-2 -outline-offset-2 outline-focus",
      )}
    >
      <Seal text={person.seal} className="size-7!" />
      <span className="wrap-anywhere min-w-0">{person.name}</span>
      {person.isSenpai ? <SenpaiMark label={t("senpai")} /> : null}
    </div>
  )
  return (
    <>
      {shown && shown.length > 0 ? (
        <div id={list} role="listbox" aria-label={t("people")} className="max-h-60 overflow-y-auto border-t">
          {shown.map(option)}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {shown ? t("peopleFound", { count: shown.length }) : null}
      </p>
    </>
  )
}
