// One event stream that reconnects after every break with increasing delays, and then sends a resync, because
// messages may have been missed.
import { type Message, RESYNC, readMessages } from "./messages.ts"

export interface EventStreamOptions {
  /** Undefined after signing out. */
  readonly open: (signal: AbortSignal) => Promise<Response | undefined>
  readonly hear: (message: Message) => void
  /** True if another tab was listening before, so messages may have been missed. */
  readonly isTakenOver: boolean
}

export interface Listening {
  /** The device may have slept or changed networks: reconnects unless the stream is surely alive. */
  readonly wake: () => void
  readonly stop: () => void
}

/** The server sends something at least every 25 seconds. */
const SILENCE_MS = 60_000
const DOUBTFUL_MS = 30_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 120_000

/** With jitter, so that clients of a lost server do not reconnect in the same second. */
export const waitAfter = (failures: number, random = Math.random()) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 7)) * (0.5 + random / 2)

export function listen({ open, hear, isTakenOver }: EventStreamOptions): Listening {
  const stopped = new AbortController()
  let lastBeat = performance.now()
  /** Ends the stream, or the wait for the next one. */
  let interrupt = () => {}

  /** Returns the delay before the next attempt. */
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
      // Offline, asleep, a restarting server: all temporary.
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
