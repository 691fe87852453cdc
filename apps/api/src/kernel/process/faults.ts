// Where unexpected errors go, whichever side they happen on: one line in the log, one count in the metrics
// and, if the operator has configured one, a collector that speaks Sentry's protocol.
import { type FaultKind, LONGEST_FAULT_MESSAGE, LONGEST_FAULT_STACK } from "@shirube/vocabulary/product"
import type { Collector, FaultSource } from "./collector.ts"
import type { Log } from "./log.ts"
import type { Metrics } from "./metrics.ts"
import { scrubPath, scrubText } from "./scrub.ts"

/** A browser's error report; anyone can send one, so nothing in it is trusted or logged unscrubbed. */
export interface BrowserFault {
  readonly kind: FaultKind
  readonly message: string
  readonly stack?: string | undefined
  readonly page: string
  readonly call?: string | undefined
  readonly status?: number | undefined
  readonly requestId?: string | undefined
}

export interface Faults {
  told(fault: BrowserFault): void
  /** An error of our own; `sentence` is the log message. */
  happened(
    source: Exclude<FaultSource, "browser">,
    error: unknown,
    sentence: string,
    context?: FaultContext,
  ): void
}

interface FaultContext {
  readonly requestId?: string | undefined
  readonly path?: string | undefined
  readonly device?: unknown
}

const LONGEST_CALL = 120

/** Refusals that a reader's request caused: reported too, but not our fault. */
const REFUSALS: readonly number[] = [400, 401, 403, 404, 409, 413, 415, 422, 429]
const KNOWN_STATUSES: readonly number[] = [...REFUSALS, 405, 500, 502, 503, 504]

interface FaultParts {
  readonly log: Log
  readonly metrics: Pick<Metrics, "countFault">
  readonly collector: Pick<Collector, "take"> | undefined
}

export function createFaults({ log, metrics, collector }: FaultParts): Faults {
  return {
    told({ kind, message, stack, page, call, status, requestId }) {
      const isRefusal = status !== undefined && REFUSALS.includes(status)
      const line = {
        kind,
        message: scrubText(message, LONGEST_FAULT_MESSAGE),
        ...(stack ? { stack: scrubText(stack, LONGEST_FAULT_STACK) } : {}),
        page: scrubPath(page),
        ...(call ? { call: scrubCall(call) } : {}),
        ...(status ? { status } : {}),
        // Not `requestId`, which identifies the request of a log line: this id is only claimed by the browser.
        ...(requestId ? { aboutRequest: scrubText(requestId, 64) } : {}),
      }
      metrics.countFault({ source: "browser", kind, status: statusLabel(status) })
      log[isRefusal ? "info" : "warn"](line, "a page in a browser reported an error")
      if (isRefusal) return
      collector?.take({
        source: "browser",
        level: "warning",
        name: kind,
        message: line.message,
        stack: line.stack,
        tags: {
          page: line.page,
          ...(line.call ? { call: line.call } : {}),
          ...(status ? { status: statusLabel(status) } : {}),
        },
      })
    },
    happened(source, error, sentence, { requestId, path, device } = {}) {
      const page = path === undefined ? undefined : scrubPath(path)
      metrics.countFault({ source, kind: "uncaught", status: "500" })
      log.error(
        {
          ...(requestId ? { requestId } : {}),
          err: error,
          ...(page ? { path: page } : {}),
          ...(device ? { device } : {}),
        },
        sentence,
      )
      const known = error instanceof Error ? error : undefined
      collector?.take({
        source,
        level: "error",
        name: known?.name ?? "Error",
        message: scrubText(withoutValues(known?.message ?? String(error)), LONGEST_FAULT_MESSAGE),
        stack: known?.stack && scrubText(framesOf(known.stack), LONGEST_FAULT_STACK),
        tags: { ...(page ? { page } : {}), ...(requestId ? { request_id: requestId } : {}) },
      })
    },
  }
}

const statusLabel = (status: number | undefined) =>
  status === undefined ? "none" : KNOWN_STATUSES.includes(status) ? String(status) : "other"

/** A method and a route of the contract, with parameter names instead of ids. */
const scrubCall = (call: string) => {
  const [method = "", path = ""] = call.slice(0, LONGEST_CALL).split(" ", 2)
  return `${/^[A-Z]{3,7}$/.test(method) ? method : "?"} ${scrubPath(path)}`
}

/** A failed statement repeats its parameters: the statement may leave this machine, the values may not. */
const withoutValues = (message: string) => message.replace(/\bparams: [\s\S]*$/, "params: [hidden]")

/** The first lines of a stack repeat the message. */
const framesOf = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s*at /.test(line))
    .join("\n")
