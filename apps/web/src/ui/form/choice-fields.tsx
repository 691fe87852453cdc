// Choice fields, bound to their form by name.
import { Checkbox } from "../control/checkbox.tsx"
import { Field, FieldError } from "../control/field.tsx"
import { Select, type SelectOption } from "../control/select.tsx"
import { type Labelled, useBound } from "./bound.ts"

interface SelectFieldProps<Choice extends string> extends Labelled<Choice | undefined> {
  readonly options: readonly (SelectOption & { readonly value: Choice })[]
  /** Shown while nothing is chosen. */
  readonly placeholder: string
}

export function SelectField<Choice extends string>({
  options,
  placeholder,
  ...field
}: SelectFieldProps<Choice>) {
  const { frame, bound, start } = useBound<Choice | undefined, HTMLSelectElement>(field)
  return (
    <Field {...frame}>
      {(control) => (
        <Select
          {...control}
          {...bound}
          options={options}
          placeholder={placeholder}
          defaultValue={start ?? ""}
        />
      )}
    </Field>
  )
}

export function CheckboxField(field: Omit<Labelled<boolean | undefined>, "hint" | "missing">) {
  const { frame, bound, start } = useBound(field)
  const { id, label, help, error } = frame
  return (
    <div>
      <Checkbox
        {...bound}
        id={id}
        label={label}
        help={help}
        defaultChecked={start ?? false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
