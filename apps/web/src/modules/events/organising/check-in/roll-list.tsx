import { CircleCheck } from "lucide-react"
import { useDeferredValue, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import type { RollEntry } from "./store.ts"

interface RollListProps {
  readonly people: readonly RollEntry[]
  readonly onCheck: (entry: RollEntry) => void
  readonly onUndo: (entry: RollEntry) => void
}

/** Rendering more makes a phone slow; the search finds everyone. */
const MOST_SHOWN = 100

/** Everyone with a seat by name, for those whose phone is empty: one tap checks in, another undoes it. */
export function RollList({ people, onCheck, onUndo }: RollListProps) {
  const t = useTranslations("makingEvents")
  const language = useLocale()
  const [typed, setTyped] = useState("")
  const wanted = useDeferredValue(typed)
  const found = findByName(people, wanted, language)
  return (
    <section aria-labelledby="roll" className="grid gap-3 border-t pt-5">
      <h2 id="roll" className="voice-serif text-heading">
        {t("door.names")}
      </h2>
      <Field label={t("door.findName")}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-ink-soft text-sm">
        {found.length === 0
          ? t(people.length === 0 ? "door.noOne" : "door.noName")
          : found.length > MOST_SHOWN
            ? t("door.first", { shown: MOST_SHOWN, all: found.length })
            : null}
      </p>
      <ul className="divide-y border-y empty:hidden">
        {found.slice(0, MOST_SHOWN).map((entry) => (
          <RollRow key={entry.code} entry={entry} onCheck={onCheck} onUndo={onUndo} />
        ))}
      </ul>
    </section>
  )
}

function RollRow({ entry, onCheck, onUndo }: { entry: RollEntry } & Omit<RollListProps, "people">) {
  const t = useTranslations("makingEvents")
  const write = useTimeText()
  const { name, mode, checkedInAt } = entry
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-2">
      <span className="wrap-anywhere min-w-0">
        <span lang="" className="block font-semibold leading-snug">
          {name}
        </span>
        {checkedInAt ? (
          <span className="flex items-center gap-1.5 text-matcha text-sm">
            <CircleCheck aria-hidden className="size-4 flex-none" />
            {t("door.since", { time: write(checkedInAt, { clock: true }) })}
          </span>
        ) : mode === "online" ? (
          <span className="block text-ink-soft text-sm">{t("door.online")}</span>
        ) : null}
      </span>
      {/* One button whose action changes: the finger and the focus stay where they are. */}
      <Button
        variant={checkedInAt ? "quiet" : "secondary"}
        className="flex-none px-4!"
        aria-label={t(checkedInAt ? "door.undoOne" : "door.checkOne", { name })}
        onClick={() => (checkedInAt ? onUndo(entry) : onCheck(entry))}
      >
        {t(checkedInAt ? "door.undo" : "door.checkIn")}
      </Button>
    </li>
  )
}

const plain = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim()

/** By any part of the name, whatever its accents and case; sorted by name. */
export function findByName(people: readonly RollEntry[], typed: string, language: string): RollEntry[] {
  const wanted = plain(typed)
  const { compare } = new Intl.Collator(language)
  return people
    .filter(({ name }) => wanted === "" || plain(name).includes(wanted))
    .toSorted((a, b) => compare(a.name, b.name))
}
