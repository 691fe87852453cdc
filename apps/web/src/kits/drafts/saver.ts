// Autosaves a document shortly after the last change. Every save ends: with a response, with a refusal and
// its reason, or with a retry.
import type { ErrorCode } from "@shirube/vocabulary/errors"
import { isApiError } from "#web/lib/api/is-api-error.ts"

/**
 * `slow`: takes longer than usual. `offline`, `later`: not saved yet, retried automatically. `conflict`:
 * another window has saved since. `refused`: the server says why. `isKept`: unsaved changes would survive a
 * reload; storage may be full or disabled.
 */
export type SaveState =
  | { readonly kind: "saved"; readonly at: string | null }
  | { readonly kind: "unsaved" | "saving" | "conflict" }
  | { readonly kind: "slow" | "offline" | "later"; readonly isKept: boolean }
  | { readonly kind: "refused"; readonly message: string }

/** The response to every save. */
export interface SavedVersion {
  readonly version: number
  readonly updatedAt: string
}

export interface SaverDeps<Written, Status extends SavedVersion> {
  readonly version: number
  readonly document: Written
  readonly savedAt: string | null
  /** Idempotent: repeating a save returns the same response. */
  readonly save: (version: number, document: Written) => Promise<Status>
  /** The error code for an outdated version. */
  readonly conflict: ErrorCode
  /** Stores a copy in this tab until the server has it; false if that is not possible. */
  readonly keep: (version: number, document: Written) => boolean
  readonly drop: () => void
  readonly onState: (state: SaveState) => void
  readonly onSaved: (status: Status) => void
}

export const PAUSE_MS = 1_200
export const SLOW_MS = 4_000
export const AGAIN_MS = 8_000
/** Calls have their own timeout; this covers what precedes them, such as a session refresh. */
export const LONGEST_MS = 180_000

export function createSaver<Written, Status extends SavedVersion>(deps: SaverDeps<Written, Status>) {
  let { version, document: saved } = deps
  let newest = saved
  let state: SaveState = { kind: "saved", at: deps.savedAt }
  /**
   * Sent without a response. It is retried unchanged: newer content under the same version would look like
   * another window's.
   */
  let unanswered: { readonly document: Written } | undefined
  let running: Promise<boolean> | undefined
  let isKept = false
  let next: ReturnType<typeof setTimeout> | undefined

  const show = (now: SaveState) => {
    state = now
    deps.onState(now)
  }
  const after = (ms: number) => {
    clearTimeout(next)
    next = setTimeout(() => void flush(), ms)
  }

  const send = async (): Promise<boolean> => {
    const { document } = unanswered ?? { document: newest }
    isKept = deps.keep(version, newest)
    show({ kind: "saving" })
    const slow = setTimeout(() => show({ kind: "slow", isKept }), SLOW_MS)
    try {
      const status = await inTime(deps.save(version, document))
      version = status.version
      saved = document
      return arrived(status)
    } catch (error) {
      return failed(error, document)
    } finally {
      clearTimeout(slow)
    }
  }

  const arrived = (status: Status): boolean | Promise<boolean> => {
    const wasLost = unanswered !== undefined
    unanswered = undefined
    const isAll = saved === newest
    if (isAll) deps.drop()
    show(isAll ? { kind: "saved", at: status.updatedAt } : { kind: "unsaved" })
    deps.onSaved(status)
    // Also sends what was written since the response was lost.
    return isAll || (wasLost ? send() : false)
  }

  const failed = (error: unknown, document: Written): boolean | Promise<boolean> => {
    const verdict = verdictOn(error, deps.conflict, isKept)
    const isOlder = document !== newest
    unanswered = verdict.mayHaveArrived ? { document } : undefined
    // The refused version is no longer current.
    if (verdict.state.kind === "refused" && isOlder) return send()
    show(verdict.state)
    if (verdict.isTriedAgain) after(AGAIN_MS)
    return false
  }

  /** One at a time: the next save needs this one's version. True once everything is saved. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(next)
    while (running) await running
    if (saved === newest) return true
    running = send().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    flush,
    /** The server's version. */
    version: () => version,
    /** The current document. */
    write(document: Written) {
      newest = document
      if (saved === newest || state.kind === "conflict") return
      if (state.kind === "saved") show({ kind: "unsaved" })
      after(PAUSE_MS)
    },
    /** After a conflict: overwrites what the other window saved. */
    overwrite(now: number) {
      version = now
      unanswered = undefined
      return flush()
    },
    /** The restored draft is based on a version that is no longer the server's. */
    fallBehind(written: number) {
      clearTimeout(next)
      version = written
      show({ kind: "conflict" })
    },
    /** Without waiting for the pause. */
    tryNow() {
      if (state.kind === "offline" || state.kind === "later") void flush()
    },
    /** For leaving before everything is saved. */
    keep() {
      if (saved !== newest) deps.keep(version, newest)
    },
    stop: () => clearTimeout(next),
  }
}

interface Verdict {
  readonly state: SaveState
  readonly isTriedAgain?: true
  readonly mayHaveArrived?: true
}

const TOO_MANY = 429

function verdictOn(error: unknown, conflict: ErrorCode, isKept: boolean): Verdict {
  if (!isApiError(error))
    return { state: { kind: "later", isKept }, isTriedAgain: true, mayHaveArrived: true }
  if (error.code === conflict) return { state: { kind: "conflict" } }
  if (error.failure === "answer" && error.status === TOO_MANY)
    return { state: { kind: "later", isKept }, isTriedAgain: true }
  if ((error.failure === "answer" && error.status < 500) || error.failure === "session-expired")
    return { state: { kind: "refused", message: error.message } }
  const kind = error.failure === "offline" ? "offline" : "later"
  return { state: { kind, isKept }, isTriedAgain: true, mayHaveArrived: true }
}

/** Rejects after the longest time. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error("save timed out")), LONGEST_MS)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
