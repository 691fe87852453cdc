import { createContext, type RefObject, use, useEffect } from "react"
import type { FieldError, FieldErrors, FieldValues, UseFormReturn } from "react-hook-form"
import { get } from "react-hook-form"
import { useTranslations } from "use-intl"

/** What a field tells its form about itself. */
export interface FieldFacts {
  readonly id: string
  /** As the list of what is wrong names it. */
  readonly label: string
  /** The form cannot do without it, whatever the contract says. */
  readonly isRequired: boolean
  /** Never kept beyond the page. */
  readonly isSecret: boolean
  /** Our words for when it is empty, where the contract's are too general. */
  readonly missing: string | undefined
  /** Why the form cannot be sent yet: it would go without something that is still on its way. */
  readonly unfinished: string | undefined
  readonly tidy: ((typed: string) => unknown) | undefined
  /** By its control only the name is shown of what the form holds. */
  readonly isChosen: boolean
  /** The part of the form that it stands in, where the form has parts. */
  readonly step: number | undefined
}

/** Where a form has steps. */
export interface Stepper {
  /** Undefined on the last step, which sends the form. */
  readonly goOn: (() => Promise<void>) | undefined
  /** Shows the step of this field. */
  readonly reveal: (name: string) => void
}

export interface FormParts {
  readonly form: UseFormReturn<FieldValues>
  readonly errors: FieldErrors
  /** The fields on the page, by name, in the order of the page. */
  readonly fields: Map<string, FieldFacts>
  readonly start: unknown
  /** Counts the tries that failed. */
  readonly attempt: number
  /** What the fields hold is known. */
  readonly isReady: boolean
  readonly isBusy: boolean
  readonly hasBeenSent: boolean
  /** Whether these fields are as they should be; says what is wrong where they are not. */
  readonly look: (names: readonly string[]) => Promise<boolean>
  /** How many characters the contract takes in this field. */
  readonly longestOf: (name: string) => number | undefined
  /** Calls back when the API has taken what was sent. Answers how to stop that. */
  readonly whenSent: (listener: () => void) => () => void
  readonly stepper: RefObject<Stepper | undefined>
}

export const FormContext = createContext<FormParts | undefined>(undefined)
export const StepContext = createContext<number | undefined>(undefined)
/** What the row is called that a field stands in. */
export const RowContext = createContext<string | undefined>(undefined)

export function useFormParts(): FormParts {
  const parts = use(FormContext)
  if (!parts) throw new Error("A field stands in a Form")
  return parts
}

export const idOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(".", "-")

type Told = Pick<FieldFacts, "label"> & { readonly id?: string | undefined } & Partial<
    Pick<FieldFacts, "isRequired" | "isSecret" | "isChosen" | "missing" | "unfinished" | "tidy">
  >

/** Tells the form of a field while it is on the page. Answers the id of its control. */
export function useFacts(name: string, { id = idOf(name), ...told }: Told): string {
  const { fields } = useFormParts()
  const t = useTranslations("forms")
  const step = use(StepContext)
  const row = use(RowContext)
  const label = row === undefined ? told.label : t("inRow", { row, label: told.label })
  useEffect(() => {
    const nothing = {
      isRequired: false,
      isSecret: false,
      isChosen: false,
      missing: undefined,
      unfinished: undefined,
      tidy: undefined,
    }
    // Each time anew, so that their order is that of the page.
    fields.set(name, { ...nothing, ...told, label, id, step })
    return () => void fields.delete(name)
  })
  return id
}

/** A list has its own errors beside those of its rows. */
export const LIST = ".root"

export const errorAt = (errors: FieldErrors, name: string): FieldError | undefined => get(errors, name)
