// Supervises processes and threads that run as long as this one.
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import type { Log } from "@shirube/api/kernel/process/log"

/** A rare crash restarts quickly; repeated crashes back off, so that they do not keep the machine busy. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 15_000, 60_000]
/** After running this long, the backoff starts over. */
const STEADY_MS = 60_000

/** A process or thread that runs until it exits or is ended. */
export interface Running {
  /** Resolves with facts for the log. */
  readonly ended: Promise<object>
  end(): Promise<void>
}

export interface Supervised<Runner extends Running> {
  /** The name in the log. */
  readonly what: string
  readonly first: Runner
  readonly start: () => Runner
  /** False if it exits before it is up. */
  readonly isUp: (runner: Runner) => Promise<boolean>
}

/** Restarts it whenever it exits, with growing pauses. Returns a function that ends it permanently. */
export function keepAlive<Runner extends Running>(
  { what, first, start, isUp }: Supervised<Runner>,
  log: Log,
): () => Promise<void> {
  const stopping = new AbortController()
  let running = first
  const watch = async () => {
    for (let attempt = 0; ; attempt++) {
      const since = performance.now()
      const facts = await running.ended
      if (stopping.signal.aborted) return
      if (performance.now() - since > STEADY_MS) attempt = 0
      const pauseMs = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]
      log.error({ ...facts, pauseMs }, `${what} has ended; it is started again`)
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      running = start()
      if (await isUp(running)) log.warn(`${what} is back`)
    }
  }
  void watch()
  return async () => {
    stopping.abort()
    await running.end()
  }
}

export interface RunningChild extends Running {
  readonly child: ChildProcess
}

/** Ends with SIGTERM, and with SIGKILL after `stopMs`. */
export function runningChild(child: ChildProcess, stopMs: number): RunningChild {
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }))
  return {
    child,
    ended,
    async end() {
      child.kill("SIGTERM")
      const timer = setTimeout(() => child.kill("SIGKILL"), stopMs)
      await ended
      clearTimeout(timer)
    },
  }
}
