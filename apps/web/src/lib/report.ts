// Telling the server of errors in the browser. One error is told of once, a page tells of a few, and that telling failed is
// told to nobody.
import { type FaultKind, LONGEST_FAULT_MESSAGE, LONGEST_FAULT_STACK } from "@shirube/contract/product"
import type { ApiOptions } from "./api-client.ts"
import { isApiError } from "./is-api-error.ts"

/** Where errors of the server entry go. */
export type Report = (error: unknown, context: { readonly path?: string; readonly device?: object }) => void

type ToldFault = ApiOptions<"POST /v1/reports/errors">["body"]

interface ReporterDeps {
  readonly send: (fault: ToldFault) => Promise<unknown>
  /** The route of the page, not its address: that may hold what is nobody's business. */
  readonly page: () => string
  /** Another one is another view of a page, with reports of its own. */
  readonly view: () => string
}

/** True once the server has noted the error. */
export type ReportError = (error: unknown, kind: FaultKind) => Promise<boolean>

const MOST_PER_VIEW = 5

export function createReporter({ send, page, view }: ReporterDeps): ReportError {
  const byError = new WeakMap<object, Promise<boolean>>()
  let byText = new Map<string, Promise<boolean>>()
  let current = ""

  const tell = (error: unknown, kind: FaultKind): Promise<boolean> => {
    if (view() !== current) {
      current = view()
      byText = new Map()
    }
    const fault = describe(error, kind, page())
    const text = JSON.stringify([fault.kind, fault.message, fault.call, fault.status])
    const told = byText.get(text)
    if (told) return told
    if (byText.size >= MOST_PER_VIEW) return Promise.resolve(false)
    const telling = send(fault).then(
      () => true,
      () => false,
    )
    byText.set(text, telling)
    return telling
  }

  return (error, kind) => {
    if (typeof error !== "object" || error === null) return tell(error, kind)
    const telling = byError.get(error) ?? tell(error, kind)
    byError.set(error, telling)
    return telling
  }
}

/** Of a call: which, and how it ended. The words that a reader was shown would only say it in another language. */
function describe(error: unknown, kind: FaultKind, page: string): ToldFault {
  if (isApiError(error) && error.failure !== "offline" && error.failure !== "session-expired")
    return {
      kind: error.failure,
      message: error.code ?? error.failure,
      page,
      call: error.route,
      ...(error.status ? { status: error.status } : {}),
      ...(error.requestId ? { requestId: error.requestId } : {}),
    }
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  return {
    kind,
    message: message.slice(0, LONGEST_FAULT_MESSAGE),
    ...(stack ? { stack: stack.slice(0, LONGEST_FAULT_STACK) } : {}),
    page,
  }
}
