import { createContext, use } from "react"
import type { FieldError, FieldErrors, FieldValues, UseFormReturn } from "react-hook-form"
import { get } from "react-hook-form"

/** What a field tells its form about itself. */
export interface FieldFacts {
  readonly id: string
  readonly label: string
  /** The form cannot do without it, whatever the contract says. */
  readonly isRequired: boolean
  /** Our words for when it is empty, where the contract's are too general. */
  readonly missing: string | undefined
  readonly tidy: ((typed: string) => unknown) | undefined
}

export interface FormParts {
  readonly form: Pick<UseFormReturn<FieldValues>, "register">
  readonly errors: FieldErrors
  /** The fields on the page, by name, in the order of the page. */
  readonly fields: Map<string, FieldFacts>
  readonly start: unknown
  readonly isBusy: boolean
  readonly hasBeenSent: boolean
}

export const FormContext = createContext<FormParts | undefined>(undefined)

export function useFormParts(): FormParts {
  const parts = use(FormContext)
  if (!parts) throw new Error("A field stands in a Form")
  return parts
}

export const errorAt = (errors: FieldErrors, name: string): FieldError | undefined => get(errors, name)
