// Search fields for lists that are too long to show, bound to their form by name.

import { X } from "lucide-react"
import { useEffect, useRef } from "react"
import { useController } from "react-hook-form"
import { useTranslations } from "use-intl"
import type { Choice, ChoiceSource } from "#web/lib/form/choices.ts"
import { Combobox, type Elsewhere } from "../combobox/combobox.tsx"
import { Field } from "../control/field.tsx"
import type { Labelled } from "./bound.ts"
import { errorAt, useFacts, useFormParts } from "./form-context.ts"

interface Searching {
  readonly source: ChoiceSource
  readonly placeholder?: string | undefined
  readonly elsewhere?: Elsewhere | undefined
}

/** The form holds the value; the control shows its name. */
function useChosen<Value>(field: Labelled<Value | null | undefined>, nothing: Value) {
  const { form, errors } = useFormParts()
  const { name, label, help, hint, required = false, missing } = field
  const id = useFacts(name, { id: field.id, label, isRequired: required, missing, isChosen: true })
  const { field: held } = useController({ name, control: form.control, defaultValue: nothing })
  return {
    frame: { id, label, help, hint, required, error: errorAt(errors, name)?.message },
    value: (held.value ?? nothing) as Value,
    change: (value: Value) => held.onChange(value),
  }
}

type SearchFieldProps = Labelled<string | null | undefined> &
  Searching & { onChange?: (value: string) => void }

export function SearchChoiceField({ source, placeholder, elsewhere, onChange, ...field }: SearchFieldProps) {
  const { frame, value, change } = useChosen<string>(field, "")
  const chosen = value === "" ? [] : [value]
  useLoadedChoices(source, chosen)
  const take = (value: string) => {
    change(value)
    onChange?.(value)
  }
  return (
    <Field {...frame}>
      {(control) => (
        <Combobox
          control={control}
          label={frame.label}
          source={source}
          chosen={chosen}
          shown={source.known(value)?.label ?? ""}
          placeholder={placeholder}
          elsewhere={elsewhere}
          onChoose={(choice) => take(choice.value)}
          onClear={() => take("")}
        />
      )}
    </Field>
  )
}

type SearchChoicesProps = Labelled<readonly string[] | undefined> & Searching & { readonly most: number }

export function SearchChoicesField({ source, placeholder, elsewhere, most, ...field }: SearchChoicesProps) {
  const t = useTranslations("forms.choices")
  const { frame, value, change } = useChosen<readonly string[]>(field, NONE)
  const input = useRef<HTMLInputElement>(null)
  useLoadedChoices(source, value)
  const isFull = value.length >= most
  const remove = (gone: string) => change(value.filter((one) => one !== gone))
  const toggle = ({ value: pressed }: Choice) => {
    if (value.includes(pressed)) remove(pressed)
    else if (!isFull) change([...value, pressed])
  }
  const count = `${frame.id}-count`
  return (
    <Field {...frame}>
      {(control) => (
        <div className="grid gap-2">
          <Chips
            label={frame.label}
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
            label={frame.label}
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
      )}
    </Field>
  )
}

const NONE: readonly string[] = []

function useLoadedChoices({ want }: ChoiceSource, values: readonly string[]) {
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
