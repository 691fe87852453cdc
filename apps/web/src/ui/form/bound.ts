import type { ChangeEvent } from "react"
import { get } from "react-hook-form"
import { errorAt, useFacts, useFormParts } from "./form-context.ts"
import type { FieldName } from "./names.ts"

/** Props of every field. */
export interface Labelled<Value> {
  readonly name: FieldName<Value>
  readonly label: string
  /** The control's id; derived from the name by default. */
  readonly id?: string | undefined
  readonly help?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
  /** The message if empty, where the contract's is too general. */
  readonly missing?: string | undefined
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Binding<Value, Element extends Control> extends Labelled<Value> {
  readonly tidy?: ((typed: string) => unknown) | undefined
  readonly isSecret?: boolean
  readonly unfinished?: string | undefined
  readonly onChange?: ((event: ChangeEvent<Element>) => void) | undefined
}

/** A control's remaining props. */
export type Rest<Props> = Omit<Props, keyof Labelled<never> | "defaultValue" | "value" | "ref" | "onBlur">

/** `frame` is for the Field around a control, `bound` for the control itself, `start` is its initial value. */
export function useBound<Value, Element extends Control = HTMLInputElement>(field: Binding<Value, Element>) {
  const { form, errors, start } = useFormParts()
  const {
    name,
    label,
    help,
    hint,
    required = false,
    missing,
    unfinished,
    tidy,
    isSecret = false,
    onChange,
  } = field
  const id = useFacts(name, {
    id: field.id,
    label,
    isRequired: required,
    missing,
    unfinished,
    tidy,
    isSecret,
  })
  // Values set by code, such as from a draft, are already normalised.
  const setValueAs = tidy && ((value: unknown) => (typeof value === "string" ? tidy(value) : value))
  const bound = form.register(name, setValueAs ? { setValueAs } : {})
  return {
    frame: { id, label, help, hint, required, error: errorAt(errors, name)?.message },
    start: get(start, name) as Value | undefined,
    bound: {
      ...bound,
      onChange: (event: ChangeEvent<Element>) => {
        onChange?.(event)
        return bound.onChange(event)
      },
    },
  }
}
