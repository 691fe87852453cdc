import { Check } from "lucide-react"
import type { Choice } from "#web/lib/form/choices.ts"
import { classNames } from "../class-names.ts"

interface ChoiceListProps {
  readonly id: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly active: number
  readonly optionId: (place: number) => string
  readonly multiple: { readonly isFull: boolean } | undefined
  /** Newer results are loading. */
  readonly isOld: boolean
  readonly onChoose: (choice: Choice) => void
}

export function ChoiceList({
  id,
  label,
  choices,
  chosen,
  active,
  optionId,
  multiple,
  isOld,
  onChoose,
}: ChoiceListProps) {
  const option = ({ choice, place }: IndexedChoice) => {
    const isChosen = chosen.includes(choice.value)
    return (
      // Reached by keys through the field, which keeps the focus.
      <div
        key={choice.value}
        id={optionId(place)}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        aria-disabled={(multiple?.isFull && !isChosen) || undefined}
        onClick={() => onChoose(choice)}
        onKeyDown={() => {}}
        className={classNames(
          "flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-washi aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint",
          place === active && "bg-washi outline-2 -outline-offset-2 outline-focus",
        )}
      >
        <span className="min-w-0 flex-1">
          {choice.label}
          {choice.note ? (
            <span lang={choice.note.language} className="block text-ink-faint text-sm">
              {choice.note.text}
            </span>
          ) : null}
        </span>
        {isChosen ? <Check aria-hidden className="size-5 flex-none text-shu-ink" /> : null}
      </div>
    )
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple ? true : undefined}
      aria-busy={isOld || undefined}
      className="max-h-80 overflow-y-auto overscroll-contain"
    >
      {groupsOf(choices).map(({ name, placed }) =>
        name === undefined ? (
          placed.map(option)
        ) : (
          <fieldset key={name} aria-label={name}>
            <p aria-hidden className="bg-washi px-3 pt-3 pb-1 font-semibold text-ink-soft text-sm">
              {name}
            </p>
            {placed.map(option)}
          </fieldset>
        ),
      )}
    </div>
  )
}

interface IndexedChoice {
  readonly choice: Choice
  readonly place: number
}

/** Consecutive choices with the same group, each with its index in the whole list. */
function groupsOf(choices: readonly Choice[]) {
  const groups: { name: string | undefined; placed: IndexedChoice[] }[] = []
  for (const [place, choice] of choices.entries()) {
    const last = groups.at(-1)
    if (last && last.name === choice.group) last.placed.push({ choice, place })
    else groups.push({ name: choice.group, placed: [{ choice, place }] })
  }
  return groups
}
