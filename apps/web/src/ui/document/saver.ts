// Keeps a document that somebody is writing, a moment after the last key. No state is without an end: whatever becomes of a save, it is answered,
// refused with a reason, or tried again.
import type { ErrorCode } from "@shirube/contract/errors"
import { isApiError } from "#web/lib/is-api-error.ts"

/**
 * `slow`: on its way for longer than usual. `offline`, `later`: not saved yet, tried again by itself. `conflict`: another window has saved since.
 * `refused`: the server says why. `isKept`: a reload would find what is not saved; a browser may have no room for it, or refuse.
 */
export type SaveState =
  | { readonly kind: "saved"; readonly at: string | null }
  | { readonly kind: "unsaved" | "saving" | "conflict" }
  | { readonly kind: "slow" | "offline" | "later"; readonly isKept: boolean }
  | { readonly kind: "refused"; readonly message: string }

/** What every save is answered with. */
export interface Kept {
  readonly version: number
  readonly updatedAt: string
}

export interface SaverDeps<Written, Standing extends Kept> {
  readonly version: number
  readonly document: Written
  readonly savedAt: string | null
  /** The same save may be sent twice: it is answered as the one that it was. */
  readonly save: (version: number, document: Written) => Promise<Standing>
  /** The code of the answer to a window that is behind. */
  readonly conflict: ErrorCode
  /** In this tab, until the server has it; false where that is not possible. */
  readonly keep: (version: number, document: Written) => boolean
  readonly drop: () => void
  readonly onState: (state: SaveState) => void
  readonly onSaved: (standing: Standing) => void
}

export const PAUSE_MS = 1_200
export const SLOW_MS = 4_000
export const AGAIN_MS = 8_000
/** Every call has a time-out of its own; this is for whatever comes before it, as a session that is being renewed. */
export const LONGEST_MS = 180_000

export function createSaver<Written, Standing extends Kept>(deps: SaverDeps<Written, Standing>) {
  let { version, document: saved } = deps
  let newest = saved
  let state: SaveState = { kind: "saved", at: deps.savedAt }
  /** Sent, and nobody knows whether it has arrived. It goes again as it was: something newer under the same version would look like another window's. */
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
      const standing = await inTime(deps.save(version, document))
      version = standing.version
      saved = document
      return arrived(standing)
    } catch (error) {
      return failed(error, document)
    } finally {
      clearTimeout(slow)
    }
  }

  const arrived = (standing: Standing): boolean | Promise<boolean> => {
    const wasLost = unanswered !== undefined
    unanswered = undefined
    const isAll = saved === newest
    if (isAll) deps.drop()
    show(isAll ? { kind: "saved", at: standing.updatedAt } : { kind: "unsaved" })
    deps.onSaved(standing)
    // What was written since the answer was lost has waited long enough.
    return isAll || (wasLost ? send() : false)
  }

  const failed = (error: unknown, document: Written): boolean | Promise<boolean> => {
    const verdict = verdictOn(error, deps.conflict, isKept)
    const isOlder = document !== newest
    unanswered = verdict.mayHaveArrived ? { document } : undefined
    // What was refused is no longer what stands here.
    if (verdict.state.kind === "refused" && isOlder) return send()
    show(verdict.state)
    if (verdict.isTriedAgain) after(AGAIN_MS)
    return false
  }

  /** One at a time: the next one needs the version that this one brings. True once nothing is left to save. */
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
    /** The version that the server has. */
    version: () => version,
    /** What stands on the page now. */
    write(document: Written) {
      newest = document
      if (saved === newest || state.kind === "conflict") return
      if (state.kind === "saved") show({ kind: "unsaved" })
      after(PAUSE_MS)
    },
    /** After a conflict: what stands here goes over what the other window has saved. */
    overwrite(now: number) {
      version = now
      unanswered = undefined
      return flush()
    },
    /** What stands here was written over a version that is no longer the server's. */
    fallBehind(written: number) {
      clearTimeout(next)
      version = written
      show({ kind: "conflict" })
    },
    /** Without waiting for the pause. */
    tryNow() {
      if (state.kind === "offline" || state.kind === "later") void flush()
    },
    /** For whoever leaves before it was saved. */
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

/** An answer that comes later than that is nobody's any more. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error("nothing became of a save")), LONGEST_MS)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
