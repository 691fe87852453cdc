// Choices that are all visible: single, multiple, or a confirmation.
import { useController } from "react-hook-form"
import { Checkbox, Chip } from "../control/checkbox.tsx"
import { Notice } from "../overlay/notice.tsx"
import { Unbroken } from "../text/unbroken.tsx"
import type { Labelled } from "./bound.ts"
import { useFormParts } from "./form-context.ts"
import { GroupField } from "./group-field.tsx"
import type { FieldName } from "./names.ts"

interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly help?: string
}

interface RadioFieldProps<Choice extends string> extends Labelled<Choice | undefined> {
  readonly options: readonly Option<Choice>[]
  readonly onChosen?: (choice: Choice) => void
}

export function RadioField<Choice extends string>({ options, onChosen, ...field }: RadioFieldProps<Choice>) {
  const { form } = useFormParts()
  const { field: bound } = useController({ name: field.name, control: form.control })
  return (
    <GroupField {...field} className="grid">
      {options.map(({ value, label, help }) => (
        <label key={value} className="flex min-h-12 cursor-pointer items-start gap-3 border-b py-3 leading-6">
          <input
            type="radio"
            className="mt-0.5 size-5 flex-none"
            name={field.name}
            value={value}
            checked={bound.value === value}
            onChange={() => {
              bound.onChange(value)
              onChosen?.(value)
            }}
          />
          <span>
            <Unbroken text={label} />
            {help ? <span className="block text-ink-soft text-sm">{help}</span> : null}
          </span>
        </label>
      ))}
    </GroupField>
  )
}

interface CheckboxesFieldProps<Choice extends string> extends Labelled<readonly Choice[] | undefined> {
  readonly options: readonly Option<Choice>[]
  readonly most: number
  /** `chips`: side by side, for short labels. `column`: below each other, for long ones. */
  readonly look?: "list" | "column" | "chips"
}

const looks = {
  list: "grid sm:grid-cols-2 sm:gap-x-6",
  column: "grid",
  chips: "flex flex-wrap gap-2",
} as const

/** At the maximum the other choices are disabled. */
export function CheckboxesField<Choice extends string>({
  options,
  most,
  look = "list",
  ...field
}: CheckboxesFieldProps<Choice>) {
  const { form } = useFormParts()
  const { field: bound } = useController({ name: field.name, control: form.control, defaultValue: [] })
  const chosen: readonly string[] = Array.isArray(bound.value) ? bound.value : []
  return (
    <GroupField {...field} className={looks[look]}>
      {options.map(({ value, label }) => {
        const isChosen = chosen.includes(value)
        const Option = look === "chips" ? Chip : Checkbox
        return (
          <Option
            key={value}
            label={label}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= most}
            onChange={() =>
              bound.onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])
            }
          />
        )
      })}
    </GroupField>
  )
}

interface ConfirmFieldProps {
  readonly name: FieldName<boolean | undefined>
  readonly title: string
  readonly text: string
  readonly label: string
  readonly help?: string
}

/** A warning about what was written, and the checkbox that sends it all the same. */
export function ConfirmField({ name, title, text, label, help }: ConfirmFieldProps) {
  const { form } = useFormParts()
  return (
    <Notice kind="warn" title={title}>
      <p>{text}</p>
      <Checkbox {...form.register(name)} value="true" label={label} {...(help ? { help } : {})} />
    </Notice>
  )
}
