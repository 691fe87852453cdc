// Messages between the serving thread and the rendering thread. Bodies are transferred, not copied.

/** The rendering thread gets nothing else: no secrets, and no database or its address. */
export interface ThreadData {
  /** The built renderer, as a URL. */
  readonly entry: string
  readonly settings: unknown
}

export type Work = "page" | "picture"

export type ToThread =
  | { readonly kind: "make"; readonly id: number; readonly work: Work; readonly job: unknown }
  | { readonly kind: "give-up"; readonly id: number }
  | { readonly kind: "answer"; readonly call: number; readonly answer: CarriedAnswer }
  | { readonly kind: "no-answer"; readonly call: number; readonly error: CarriedError }
  | { readonly kind: "are-you-there" }
  | { readonly kind: "tidy-up" }

export type FromThread =
  | { readonly kind: "ready"; readonly pages: unknown }
  | { readonly kind: "made"; readonly id: number; readonly made: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly error: CarriedError }
  | { readonly kind: "call"; readonly call: number; readonly request: CarriedRequest }
  | { readonly kind: "hang-up"; readonly call: number }
  | { readonly kind: "report"; readonly error: CarriedError; readonly facts: object }
  | { readonly kind: "here" }

export interface CarriedRequest {
  readonly url: string
  readonly method: string
  readonly headers: [string, string][]
  readonly body: string | null
}

export interface CarriedAnswer {
  readonly status: number
  readonly headers: [string, string][]
  readonly body: ArrayBuffer
}

export interface CarriedError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  readonly cause: CarriedError | undefined
}

/** An error may hold values that cannot be cloned, or a cyclic cause. */
const DEEPEST_CAUSE = 4

export function carried(error: unknown, depth = 0): CarriedError {
  if (!(error instanceof Error))
    return { name: "Error", message: String(error), stack: undefined, cause: undefined }
  const { name, message, stack, cause } = error
  const hasCause = cause !== undefined && depth < DEEPEST_CAUSE
  return { name, message, stack, cause: hasCause ? carried(cause, depth + 1) : undefined }
}

export function unpacked({ name, message, stack, cause }: CarriedError): Error {
  const error = new Error(message, cause && { cause: unpacked(cause) })
  return Object.assign(error, { name, stack })
}
