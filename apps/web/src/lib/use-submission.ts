// One form: what was typed, what is wrong with it, and whether it is under way.
import { type SubmitEvent, useState } from "react"
import { isApiError } from "./is-api-error.ts"
import { useFailure } from "./use-failure.ts"

type Values<Field extends string> = Readonly<Record<Field, string>>
export type Problems<Field extends string> = { readonly [Name in Field]?: string | undefined }

interface Refusal<Field extends string> {
  readonly fields: Problems<Field>
  /** Belongs to no field. */
  readonly form?: string | undefined
}

interface Refused {
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

export interface Submission<Field extends string> {
  readonly problems: Problems<Field>
  /** For the summary on top. */
  readonly summary: readonly { readonly fieldId?: string; readonly message: string }[]
  /** Counts submissions. */
  readonly attempt: number
  readonly isBusy: boolean
  readonly submit: (event: SubmitEvent<HTMLFormElement>, steps: Steps<Field>) => Promise<void>
  /** For what is wrong beyond the API's words. */
  readonly refuse: (message: string) => void
}

interface Steps<Field extends string> {
  /** What can be seen without asking the server. */
  readonly check?: (values: Values<Field>) => Problems<Field>
  readonly work: (values: Values<Field>) => Promise<void>
}

/** `ids` names the fields of the form and the elements that they are typed into. */
export function useSubmission<Field extends string>(
  ids: Readonly<Record<Field, string>>,
  sent?: Refused,
): Submission<Field> {
  const names = Object.keys(ids) as Field[]
  const [refusal, setRefusal] = useState<Refusal<Field>>(sent ? refusalOf(sent, names) : { fields: {} })
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const failures = useFailure()

  const submit = async (event: SubmitEvent<HTMLFormElement>, { check, work }: Steps<Field>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const values = Object.fromEntries(
      names.map((name) => [name, String(typed.get(name) ?? "")]),
    ) as Values<Field>
    const fields = check?.(values) ?? {}
    setAttempt((count) => count + 1)
    setRefusal({ fields })
    failures.clear()
    if (Object.values(fields).some(Boolean)) return
    setBusy(true)
    try {
      await work(values)
    } catch (error) {
      const message = failures.tell(error)
      setRefusal(refusalOf({ message, errors: isApiError(error) ? error.errors : {} }, names))
    } finally {
      setBusy(false)
    }
  }

  return {
    problems: refusal.fields,
    summary: [
      ...names.map((name) => ({ fieldId: ids[name], message: refusal.fields[name] })),
      { message: refusal.form },
    ].flatMap(({ message, ...rest }) => (message ? [{ ...rest, message }] : [])),
    attempt,
    isBusy,
    submit,
    refuse: (message) => setRefusal({ fields: {}, form: message }),
  }
}

function refusalOf<Field extends string>(
  { message, errors }: Refused,
  names: readonly Field[],
): Refusal<Field> {
  const known = names.flatMap((name) => (errors[name]?.[0] ? [[name, errors[name][0]] as const] : []))
  return {
    fields: Object.fromEntries(known) as Problems<Field>,
    form: known.length > 0 ? undefined : message,
  }
}
