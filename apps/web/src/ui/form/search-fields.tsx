// Search fields for lists that are too long to show, bound to their form by name.

import { useController } from "react-hook-form"
import type { ChoiceSource } from "#web/lib/form/choices.ts"
import { Combobox, type Elsewhere } from "../combobox/combobox.tsx"
import { SearchChoices, useLoadedChoices } from "../combobox/search-choices.tsx"
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
  const { frame, value, change } = useChosen<readonly string[]>(field, NONE)
  return (
    <Field {...frame}>
      {(control) => (
        <SearchChoices
          control={control}
          label={frame.label}
          source={source}
          value={value}
          most={most}
          placeholder={placeholder}
          elsewhere={elsewhere}
          onChange={change}
        />
      )}
    </Field>
  )
}

const NONE: readonly string[] = []
