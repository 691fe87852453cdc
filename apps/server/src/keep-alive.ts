// Processes that run beside this one for as long as it does.
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import type { Log } from "@shirube/api/platform/log"

/** A crash now and then is over at once; one that crashes again and again does not keep the machine busy. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 15_000, 60_000]
/** Who has run for so long is in good health: the next pause is a short one again. */
const STEADY_MS = 60_000

export interface Kept {
  /** For the log. */
  readonly what: string
  readonly first: ChildProcess
  readonly start: () => ChildProcess
  /** False where it ends before it is up. */
  readonly isUp: (child: ChildProcess) => Promise<boolean>
  /** After which it is not asked any more. */
  readonly stopMs: number
}

/** Starts it again whenever it ends by itself, after ever longer pauses. Answers how to end it for good. */
export function keepAlive({ what, first, start, isUp, stopMs }: Kept, log: Log): () => Promise<void> {
  const stopping = new AbortController()
  let child = first
  const watch = async () => {
    for (let attempt = 0; ; attempt++) {
      const since = performance.now()
      if (!hasEnded(child)) await once(child, "exit")
      if (stopping.signal.aborted) return
      if (performance.now() - since > STEADY_MS) attempt = 0
      const pauseMs = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]
      const { exitCode: code, signalCode: signal } = child
      log.error({ code, signal, pauseMs }, `${what} has ended; it is started again`)
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      child = start()
      if (await isUp(child)) log.warn(`${what} is back`)
    }
  }
  void watch()
  return async () => {
    stopping.abort()
    await end(child, stopMs)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function end(child: ChildProcess, stopMs: number): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, "exit")
  child.kill("SIGTERM")
  const timer = setTimeout(() => child.kill("SIGKILL"), stopMs)
  await ended
  clearTimeout(timer)
}
