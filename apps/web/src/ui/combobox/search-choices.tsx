// Several choices from a list that is too long to show: the chosen ones, and a field to search for more.
import { X } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import type { Choice, ChoiceSource } from "#web/lib/form/choices.ts"
import type { FieldControl } from "../control/field.tsx"
import { Combobox, type Elsewhere } from "./combobox.tsx"

interface SearchChoicesProps {
  readonly control: FieldControl
  readonly label: string
  readonly source: ChoiceSource
  readonly value: readonly string[]
  readonly most: number
  readonly placeholder?: string | undefined
  readonly elsewhere?: Elsewhere | undefined
  readonly onChange: (value: readonly string[]) => void
}

export function SearchChoices({
  control,
  label,
  source,
  value,
  most,
  placeholder,
  elsewhere,
  onChange,
}: SearchChoicesProps) {
  const t = useTranslations("forms.choices")
  const input = useRef<HTMLInputElement>(null)
  useLoadedChoices(source, value)
  const isFull = value.length >= most
  const remove = (gone: string) => onChange(value.filter((one) => one !== gone))
  const toggle = ({ value: pressed }: Choice) => {
    if (value.includes(pressed)) remove(pressed)
    else if (!isFull) onChange([...value, pressed])
  }
  const count = `${control.id}-count`
  return (
    <div className="grid gap-2">
      <Chips
        label={label}
        chosen={value.flatMap((one) => source.known(one) ?? [])}
        onRemove={(gone) => {
          remove(gone)
          input.current?.focus()
        }}
      />
      <Combobox
        ref={input}
        control={{
          ...control,
          "aria-describedby": [control["aria-describedby"], count].filter(Boolean).join(" "),
        }}
        label={label}
        source={source}
        chosen={value}
        shown=""
        placeholder={placeholder}
        elsewhere={elsewhere}
        multiple={{ isFull }}
        onChoose={toggle}
        onClear={() => {}}
      />
      <p id={count} aria-live="polite" className="text-ink-soft text-sm">
        {isFull ? t("full", { most }) : t("count", { count: value.length, most })}
      </p>
    </div>
  )
}

export function useLoadedChoices({ want }: ChoiceSource, values: readonly string[]) {
  const names = values.join(" ")
  useEffect(() => {
    if (names !== "") want(names.split(" "))
  }, [want, names])
}

interface ChipsProps {
  readonly label: string
  readonly chosen: readonly { readonly value: string; readonly label: string }[]
  readonly onRemove: (value: string) => void
}

/** The selected choices, each with a remove button. */
function Chips({ label, chosen, onRemove }: ChipsProps) {
  const t = useTranslations("forms.choices")
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t("chosen", { label })} className="flex flex-wrap gap-2">
      {chosen.map((one) => (
        <li key={one.value}>
          <button
            type="button"
            aria-label={t("remove", { choice: one.label })}
            onClick={() => onRemove(one.value)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-rule-strong px-3 text-start text-sm hover:border-ink hover:bg-washi"
          >
            {one.label}
            <X aria-hidden className="size-4 flex-none" />
          </button>
        </li>
      ))}
    </ul>
  )
}
