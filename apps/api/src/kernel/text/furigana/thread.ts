// The dictionary takes some 170 MB and half a second to load, and is only needed while Japanese text is saved:
// it runs in a thread of its own, started on demand and ended when idle.
import { Worker } from "node:worker_threads"
import type { Log } from "#api/kernel/process/log"
import type { Analyse, Morpheme } from "./morphemes.ts"

export interface Order {
  readonly id: number
  readonly lines: readonly string[]
}
export interface Answer {
  readonly id: number
  readonly words: readonly (readonly Morpheme[])[]
}

export interface ThreadOptions {
  readonly log: Log
  readonly inside?: URL
  /** How long it stays without work. */
  readonly idleMs?: number
  /** Without a response for this long it counts as hanging. */
  readonly hangsAfterMs?: number
  /** How long to wait after a failure before it is started again. */
  readonly pauseMs?: number
}

export interface DictionaryThread {
  readonly analyse: Analyse
  isRunning(): boolean
  close(): Promise<void>
}

const INSIDE = new URL("./inside-thread.ts", import.meta.url)
const IDLE_MS = 60_000
const HANGS_AFTER_MS = 120_000
const PAUSE_MS = 60_000
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

type Done = (words: Answer["words"] | undefined) => void

export function createDictionaryThread({
  log,
  inside = INSIDE,
  idleMs = IDLE_MS,
  hangsAfterMs = HANGS_AFTER_MS,
  pauseMs = PAUSE_MS,
}: ThreadOptions): DictionaryThread {
  const waiting = new Map<number, Done>()
  const pending = new Set<number>()
  let orders = 0
  let worker: Worker | undefined
  let silence: NodeJS.Timeout | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let isClosed = false

  const resolveAllUndefined = () => {
    for (const done of [...waiting.values()]) done(undefined)
  }
  const end = async () => {
    const ending = worker
    worker = undefined
    pending.clear()
    clearTimeout(silence)
    await ending?.terminate()
  }
  /** Ends the thread when it has been idle for a while, or when it hangs. */
  const restartTimer = () => {
    clearTimeout(silence)
    const hasWork = pending.size > 0
    silence = setTimeout(
      () => {
        if (hasWork) log.warn("the dictionary hangs; it was terminated")
        void end()
        resolveAllUndefined()
      },
      hasWork ? hangsAfterMs : idleMs,
    )
    silence.unref()
  }

  const start = () => {
    const started = new Worker(inside, { name: "dictionary", env: {}, resourceLimits: LIMITS })
    // It must not keep a stopping process alive.
    started.unref()
    started.on("message", ({ id, words }: Answer) => {
      pending.delete(id)
      waiting.get(id)?.(words)
      restartTimer()
    })
    started.on("error", (err) => {
      failedAt = performance.now()
      log.warn({ err }, "the dictionary cannot be used; texts are stored without furigana")
    })
    started.once("exit", () => {
      if (worker !== started) return
      void end()
      resolveAllUndefined()
    })
    return started
  }

  return {
    analyse: (lines, patienceMs) => {
      if (isClosed || performance.now() - failedAt < pauseMs) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const id = ++orders
        // The thread keeps loading, for the next text.
        const timeout = setTimeout(() => waiting.get(id)?.(undefined), patienceMs)
        waiting.set(id, (words) => {
          clearTimeout(timeout)
          waiting.delete(id)
          resolve(words)
        })
        worker ??= start()
        pending.add(id)
        restartTimer()
        worker.postMessage({ id, lines } satisfies Order)
      })
    },
    isRunning: () => worker !== undefined,
    async close() {
      isClosed = true
      resolveAllUndefined()
      await end()
    },
  }
}
