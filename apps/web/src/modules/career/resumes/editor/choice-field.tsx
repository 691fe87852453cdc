import { type ReactNode, useState } from "react"
import { valueAt } from "#web/kits/drafts/paths.ts"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import { Field } from "#web/ui/control/field.tsx"
import { Select, type SelectOption } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"

interface ChoiceFieldProps {
  readonly path: string
  readonly label: string
  readonly help?: ReactNode
  readonly options: readonly SelectOption[]
  /** For a value that may be null. */
  readonly none?: string
}

export function ChoiceField({ path, label, help, options, none }: ChoiceFieldProps) {
  const { document, put } = useDocumentFields()
  return (
    <Field label={label} id={path} help={help}>
      {(control) => (
        <Select
          {...control}
          options={options}
          {...(none === undefined ? {} : { placeholder: none })}
          value={String(valueAt(document, path) ?? "")}
          onChange={({ target }) => put(path, target.value === "" ? null : target.value)}
        />
      )}
    </Field>
  )
}

interface DayFieldProps {
  readonly path: string
  readonly label: string
  readonly help?: ReactNode
  readonly autoComplete?: string
}

/** A day as `2026-04-01`; null while it is empty. */
export function DayField({ path, label, help, autoComplete = "off" }: DayFieldProps) {
  const { document, put } = useDocumentFields()
  const value = String(valueAt(document, path) ?? "")
  // While the year is typed the browser reports years such as 0002, which are not stored.
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const change = (to: string) => {
    const day = /^(?:19|20)\d\d-\d\d-\d\d$/.test(to) ? to : ""
    setTyped(to)
    setKnown(day)
    put(path, day === "" ? null : day)
  }
  return (
    <Field label={label} id={path} help={help}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min="1900-01-01"
          max="2099-12-31"
          autoComplete={autoComplete}
          className="max-w-52"
          value={typed}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}
