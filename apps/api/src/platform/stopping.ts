import { setTimeout as delay } from "node:timers/promises"
import type { Log } from "./log.ts"

interface Part {
  readonly what: string
  readonly withinMs: number
  readonly stop: () => Promise<unknown>
}

/** Each part gets its time and no more: one that waits for a database that is gone keeps neither the others nor the end. */
export const TOOK_TOO_LONG = "stopping took too long; going on without it"

export async function stopInTurn(log: Log, parts: readonly Part[]): Promise<void> {
  for (const { what, withinMs, stop } of parts) {
    const late = new AbortController()
    try {
      const isLate = delay(withinMs, true, { signal: late.signal }).catch(() => false)
      // A busy machine, mostly. What was under way is done again by the next process: a warning, no fault.
      if ((await Promise.race([stop().then(() => false), isLate])) === true)
        log.warn({ what, withinMs }, TOOK_TOO_LONG)
    } catch (err) {
      log.error({ what, err }, "stopping failed; going on without it")
    } finally {
      late.abort()
    }
  }
}
