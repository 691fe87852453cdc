// The form of one route: its values, errors and submission.
import { repeatable, rules } from "virtual:form-rules"
import { type FieldProblem, fieldText } from "@shirube/vocabulary/http/field-problems"
import { type SubmitEvent, useCallback, useRef, useState } from "react"
import { type FieldErrors, type FieldValues, get, set, useForm } from "react-hook-form"
import { useLocale } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { ApiOptions, ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError, isUnreachable } from "#web/lib/api/is-api-error.ts"
import { randomKey } from "#web/lib/api/random-key.ts"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { bodyOf, type GroupRule, longestIn, problemsIn } from "#web/lib/form/rules.ts"
import { isQueueable } from "#web/lib/offline/queue-items.ts"
import { pauseRefetchDuring } from "#web/lib/query/refetch.ts"
import type { RefusedForm } from "#web/lib/server/request-context.ts"
import { type FieldFacts, type FormParts, LIST, type Stepper } from "./form-context.ts"
import type { Body, FormRoute } from "./names.ts"

export interface RouteFormOptions<Route extends FormRoute, Result = ApiResponse<Route>> {
  readonly route: Route
  readonly params?: ApiOptions<Route> extends { params: infer Params } ? Params : never
  /** Initial values. */
  readonly start?: Partial<Body<Route>>
  /** Fixed parts of the body. */
  readonly fixed?: Partial<Body<Route>>
  /** Before checks and sending, such as dropping blank entries of a list. */
  readonly prepare?: (values: Body<Route>) => Body<Route>
  /** Client-side checks beyond the contract's. Messages by name; undefined if valid. */
  readonly check?: (values: Body<Route>) => Readonly<Record<string, string | undefined>>
  /** Called before sending: returns a warning to confirm. Called on every attempt. */
  readonly confirmBeforeSend?: (body: Body<Route>) => Promise<string | undefined>
  /** Custom sending; defaults to the API call. */
  readonly send?: (body: Body<Route>, again: { readonly retryKey?: string }) => Promise<Result>
  readonly onDone?: (result: Result) => Promise<void> | void
  /** Without a connection it waits in this browser; called instead of `onDone`. */
  readonly onWaiting?: () => void
  /** The message for a failure that is neither the API's nor a bug. */
  readonly explain?: (error: unknown) => string | undefined
  /** The server's response, if the form was sent without JavaScript. */
  readonly refused?: RefusedForm | undefined
}

/** The source of a field's error. `contract`: general messages that do not name the field. */
type Wording = "contract" | "own"

export function useRouteForm<Route extends FormRoute, Result>(
  options: RouteFormOptions<Route, Result>,
): FormParts & { readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void> } {
  const { route, start, refused } = options
  const language = useLocale()
  const failures = useFailure()
  const [fields] = useState(() => new Map<string, FieldFacts>())
  const [attempt, setAttempt] = useState(0)
  const [sentListeners] = useState(() => new Set<() => void>())
  const stepper = useRef<Stepper>(undefined)
  const isUnderWay = useRef(false)
  const retry = useRef<Retry>(undefined)
  const rule = rules[route]
  if (!rule) throw new Error(`${route} takes no body`)
  const [sent] = useState(() => refused && errorsOf(refused, rule))

  const form = useForm<FieldValues>({
    ...(start ? { defaultValues: start } : {}),
    ...(sent ? { errors: sent } : {}),
    // Errors stay until the next attempt: nothing moves or is announced while typing.
    reValidateMode: "onSubmit",
    shouldFocusError: false,
    resolver: (typed) => {
      const errors = errorsIn(typed)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
    },
  })
  const { errors, isSubmitting, submitCount, isReady } = form.formState

  const prepared = (typed: FieldValues): FieldValues => {
    const values = { ...typed, ...options.fixed }
    return options.prepare ? (options.prepare(values as Body<Route>) as FieldValues) : values
  }

  /** Only for fields on the page, where the reader can fix them; the API reports the rest. */
  const errorsIn = (typed: FieldValues): FieldErrors => {
    const values = prepared(typed)
    const errors: FieldErrors = {}
    const own = options.check?.(values as Body<Route>) ?? {}
    const problems = problemsIn(rule, values, (name) => fields.get(name)?.isRequired ?? false)
    for (const [name, { missing, unfinished }] of fields) {
      const problem = problems.get(name.replace(LIST, ""))
      const isEmpty = problem && isNothing(problem, get(values, name.replace(LIST, "")))
      const words = unfinished ?? (isEmpty ? missing : undefined)
      if (problem && words === undefined) set(errors, name, errorOf("contract", fieldText(problem, language)))
      else if (words ?? own[name]) set(errors, name, errorOf("own", words ?? own[name] ?? ""))
    }
    return errors
  }

  const send = async (typed: FieldValues): Promise<boolean> => {
    const body = bodyOf(rule, prepared(typed)) as Body<Route>
    try {
      const doubt = await options.confirmBeforeSend?.(body)
      if (doubt !== undefined) {
        form.setError("root", { message: doubt })
        return false
      }
      // The live stream may deliver the change before the response arrives.
      const result = await pauseRefetchDuring(
        options.send
          ? options.send(body, again(body))
          : (call(route, {
              params: options.params,
              body,
              ...again(body),
              ...(options.onWaiting ? { mayWait: true } : {}),
            }) as Promise<Result>),
      )
      retry.current = undefined
      for (const listener of sentListeners) listener()
      await options.onDone?.(result)
      return true
    } catch (error) {
      if (options.onWaiting && isUnreachable(error) && (await waits(body))) return true
      refuse(error)
      return false
    }
  }

  const waits = async (body: Body<Route>): Promise<boolean> => {
    const { enqueue } = await import("#web/lib/offline/queue.ts")
    if (!isQueueable(route) || !enqueue(route, { params: options.params ?? {}, body, ...again(body) }))
      return false
    retry.current = undefined
    for (const listener of sentListeners) listener()
    options.onWaiting?.()
    return true
  }

  /** For routes that support retries: the same key for the same body until there is a response. */
  const again = (body: unknown) => {
    if (!repeatable.includes(route)) return {}
    retry.current = retryOf(body, retry.current)
    return { retryKey: retry.current.key }
  }

  const refuse = (error: unknown) => {
    const explained = options.explain?.(error)
    if (explained !== undefined) return form.setError("root", { message: explained })
    const message = failures.tell(error)
    if (isApiError(error) && error.failure === "answer" && error.status < 500) retry.current = undefined
    const fieldErrors = isApiError(error) ? Object.entries(error.errors) : []
    const wording = isApiError(error) && error.code === "request.invalid" ? "contract" : "own"
    const placed = fieldErrors.flatMap(([path, [sentence = ""]]) => {
      const name = [path, path + LIST].find((name) => fields.has(name))
      return name === undefined ? [] : [{ name, sentence }]
    })
    for (const { name, sentence } of placed) form.setError(name, errorOf(wording, sentence))
    if (placed.length < fieldErrors.length || fieldErrors.length === 0) form.setError("root", { message })
  }

  /** Password managers may fill a field without events. */
  const readTyped = () => {
    for (const [name, { id, tidy, isChosen }] of fields) {
      const input = document.getElementById(id)
      if (isChosen || !(input instanceof HTMLInputElement) || input.type === "checkbox") continue
      const typed = tidy ? tidy(input.value) : input.value
      if (form.getValues(name) !== typed) form.setValue(name, typed)
    }
  }

  const look = async (names: readonly string[]): Promise<boolean> => {
    readTyped()
    form.clearErrors("root")
    const isGood = await form.trigger([...names])
    if (!isGood) setAttempt((count) => count + 1)
    return isGood
  }

  const submitAll = async () => {
    readTyped()
    let isDone = false
    await form.handleSubmit(async (typed) => {
      isDone = await send(typed)
    })()
    if (!isDone) setAttempt((count) => count + 1)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    failures.clear()
    await (stepper.current?.advance ?? submitAll)()
    isUnderWay.current = false
  }

  const whenSent = useCallback(
    (listener: () => void) => {
      sentListeners.add(listener)
      return () => void sentListeners.delete(listener)
    },
    [sentListeners],
  )

  return {
    form,
    fields,
    errors,
    start,
    attempt,
    isReady,
    isBusy: isSubmitting,
    hasBeenSent: submitCount > 0,
    look,
    longestOf: (name) => longestIn(rule, name),
    whenSent,
    stepper,
    submit,
  }
}

/** An empty required list counts as missing. */
const isNothing = ({ kind }: FieldProblem, value: unknown) =>
  kind === "missing" || (kind === "too-few" && Array.isArray(value) && value.length === 0)

const errorOf = (type: Wording, message: string) => ({ type, message })

/** The client requires a literal route type; the caller has checked it. */
const call = api as (route: FormRoute, options: object) => Promise<unknown>

function errorsOf({ message, errors: fieldErrors }: RefusedForm, { fields }: GroupRule): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, [sentence]] of Object.entries(fieldErrors))
    if (sentence && (name.split(".")[0] ?? "") in fields) set(errors, name, errorOf("contract", sentence))
  if (Object.keys(errors).length === 0) set(errors, "root", { message })
  return errors
}

/** What was sent, and its idempotency key. */
interface Retry {
  readonly key: string
  readonly body: string
}

/** The same body is a retry; any other is a new request. */
export function retryOf(body: unknown, before: Retry | undefined): Retry {
  const text = JSON.stringify(body)
  return before?.body === text ? before : { key: randomKey(), body: text }
}
