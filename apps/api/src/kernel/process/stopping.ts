import { setTimeout as delay } from "node:timers/promises"
import type { Log } from "./log.ts"

interface Part {
  readonly what: string
  readonly withinMs: number
  readonly stop: () => Promise<unknown>
}

/**
 * Each part has its own timeout: one that waits for a dead database blocks neither the others nor the
 * shutdown.
 */
export const TOOK_TOO_LONG = "stopping took too long; continuing without it"

export async function stopSequentially(log: Log, parts: readonly Part[]): Promise<void> {
  for (const { what, withinMs, stop } of parts) {
    const late = new AbortController()
    try {
      const isLate = delay(withinMs, true, { signal: late.signal }).catch(() => false)
      // Usually a busy machine. Interrupted work is repeated by the next process: a warning, not an error.
      if ((await Promise.race([stop().then(() => false), isLate])) === true)
        log.warn({ what, withinMs }, TOOK_TOO_LONG)
    } catch (err) {
      log.error({ what, err }, "stopping failed; continuing without it")
    } finally {
      late.abort()
    }
  }
}
