import { createContext, type RefObject, use, useEffect } from "react"
import type { FieldError, FieldErrors, FieldValues, UseFormReturn } from "react-hook-form"
import { get } from "react-hook-form"
import { useTranslations } from "use-intl"

/** What a field registers with its form. */
export interface FieldFacts {
  readonly id: string
  /** As named in the error summary. */
  readonly label: string
  /** The form requires it, whatever the contract says. */
  readonly isRequired: boolean
  /** Never stored in drafts. */
  readonly isSecret: boolean
  /** Our message if empty, where the contract's is too general. */
  readonly missing: string | undefined
  /** Why the form cannot be sent yet: an upload is still in progress. */
  readonly unfinished: string | undefined
  readonly tidy: ((typed: string) => unknown) | undefined
  /** The control shows only the name of the form's value. */
  readonly isChosen: boolean
  /** The step it belongs to, if the form has steps. */
  readonly step: number | undefined
}

/** For a form with steps. */
export interface Stepper {
  /** Undefined on the last step, which sends the form. */
  readonly advance: (() => Promise<void>) | undefined
  /** Shows the step of this field. */
  readonly reveal: (name: string) => void
}

export interface FormParts {
  readonly form: UseFormReturn<FieldValues>
  readonly errors: FieldErrors
  /** The fields on the page by name, in page order. */
  readonly fields: Map<string, FieldFacts>
  readonly start: unknown
  /** Counts failed attempts. */
  readonly attempt: number
  /** The initial values are loaded. */
  readonly isReady: boolean
  readonly isBusy: boolean
  readonly hasBeenSent: boolean
  /** Validates these fields and shows their errors. */
  readonly look: (names: readonly string[]) => Promise<boolean>
  /** The contract's maximum length of this field. */
  readonly longestOf: (name: string) => number | undefined
  /** Calls back after a successful submission. Returns the unsubscribe function. */
  readonly whenSent: (listener: () => void) => () => void
  readonly stepper: RefObject<Stepper | undefined>
}

export const FormContext = createContext<FormParts | undefined>(undefined)
export const StepContext = createContext<number | undefined>(undefined)
/** The name of the surrounding row. */
export const RowContext = createContext<string | undefined>(undefined)

export function useFormParts(): FormParts {
  const parts = use(FormContext)
  if (!parts) throw new Error("Field used outside <Form>")
  return parts
}

export const idOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(".", "-")

type FieldRegistration = Pick<FieldFacts, "label"> & { readonly id?: string | undefined } & Partial<
    Pick<FieldFacts, "isRequired" | "isSecret" | "isChosen" | "missing" | "unfinished" | "tidy">
  >

/** Registers a field with the form while it is mounted. Returns the id of its control. */
export function useFacts(name: string, { id = idOf(name), ...registration }: FieldRegistration): string {
  const { fields } = useFormParts()
  const t = useTranslations("forms")
  const step = use(StepContext)
  const row = use(RowContext)
  const label = row === undefined ? registration.label : t("inRow", { row, label: registration.label })
  useEffect(() => {
    const nothing = {
      isRequired: false,
      isSecret: false,
      isChosen: false,
      missing: undefined,
      unfinished: undefined,
      tidy: undefined,
    }
    // Re-registered on each render, to keep the page order.
    fields.set(name, { ...nothing, ...registration, label, id, step })
    return () => void fields.delete(name)
  })
  return id
}

/** A list has its own errors besides those of its rows. */
export const LIST = ".root"

export const errorAt = (errors: FieldErrors, name: string): FieldError | undefined => get(errors, name)
