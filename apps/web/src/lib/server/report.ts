// Reports browser errors to the server: each error once, a few per page, and never the failure of a report.
import { type FaultKind, LONGEST_FAULT_MESSAGE, LONGEST_FAULT_STACK } from "@shirube/vocabulary/product"
import type { ApiOptions } from "../api/api-client.ts"
import { isApiError } from "../api/is-api-error.ts"

/** Receives errors of the server entry. */
export type Report = (error: unknown, context: { readonly path?: string; readonly device?: object }) => void

type ErrorReport = ApiOptions<"POST /v1/reports/errors">["body"]

interface ReporterDeps {
  readonly send: (fault: ErrorReport) => Promise<unknown>
  /** The page's route, not its URL, which may contain private data. */
  readonly page: () => string
  /** Another value is another page view, with its own limit. */
  readonly view: () => string
}

/** True once the server has recorded the error. */
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
    const pending = byText.get(text)
    if (pending) return pending
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

/**
 * For a failed call: the route and the result. The message that the reader saw would only repeat it in
 * another language.
 */
function describe(error: unknown, kind: FaultKind, page: string): ErrorReport {
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
