// One line to the server, kept open: it comes back after every break, later each time, and says so, because something may have
// been missed meanwhile.
import { type Message, RESYNC, readMessages } from "./messages.ts"

export interface Line {
  /** Undefined where nobody is signed in any more. */
  readonly open: (signal: AbortSignal) => Promise<Response | undefined>
  readonly hear: (message: Message) => void
  /** True where somebody listened before us, and this is no beginning. */
  readonly isTakenOver: boolean
}

export interface Listening {
  /** The device may have slept, or the network changed: a line that is not surely alive is opened anew. */
  readonly wake: () => void
  readonly stop: () => void
}

/** The server says something at least every 25 seconds. */
const SILENCE_MS = 60_000
const DOUBTFUL_MS = 30_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 120_000

/** Spread out, so that all who lost a server do not come back to the next one in the same second. */
export const waitAfter = (failures: number, random = Math.random()) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 7)) * (0.5 + random / 2)

export function listen({ open, hear, isTakenOver }: Line): Listening {
  const stopped = new AbortController()
  let lastBeat = performance.now()
  /** Ends the line, or the waiting for the next one. */
  let interrupt = () => {}

  /** How long to wait before the next try. */
  async function once(failures: number, isFirst: boolean): Promise<{ waitMs: number; wasOpen: boolean }> {
    const broken = new AbortController()
    interrupt = () => broken.abort()
    let watch = setTimeout(interrupt, SILENCE_MS)
    const beat = () => {
      lastBeat = performance.now()
      clearTimeout(watch)
      watch = setTimeout(interrupt, SILENCE_MS)
    }
    let wasOpen = false
    try {
      const response = await open(AbortSignal.any([stopped.signal, broken.signal]))
      if (!response) stopped.abort()
      if (!response?.ok || !response.body) {
        await response?.body?.cancel()
        return { waitMs: Math.max(waitAfter(failures), retryAfterOf(response)), wasOpen }
      }
      wasOpen = true
      beat()
      if (!isFirst) hear(RESYNC)
      await readMessages(response.body, { hear, beat })
    } catch {
      // Offline, asleep, a server that restarts: all of them pass.
    } finally {
      clearTimeout(watch)
    }
    return { waitMs: waitAfter(wasOpen ? 0 : failures), wasOpen }
  }

  async function always() {
    let failures = 0
    for (let isFirst = !isTakenOver; !stopped.signal.aborted; ) {
      const { waitMs, wasOpen } = await once(failures, isFirst)
      failures = wasOpen ? 0 : failures + 1
      if (wasOpen) isFirst = false
      if (!stopped.signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, waitMs)
          interrupt = () => {
            clearTimeout(timer)
            resolve()
          }
        })
    }
  }

  void always()
  return {
    wake: () => {
      if (performance.now() - lastBeat > DOUBTFUL_MS) interrupt()
    },
    stop: () => {
      stopped.abort()
      interrupt()
    },
  }
}

const retryAfterOf = (response: Response | undefined) =>
  Number(response?.headers.get("Retry-After") ?? 0) * 1000
