// The dictionary takes some 170 MB and half a second to load, and is needed only while somebody saves Japanese text: it lives in
// a thread of its own, begun when there is work and ended when there has been none for a while.
import { Worker } from "node:worker_threads"
import type { Log } from "../log.ts"
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
  /** So long without an answer, it hangs. */
  readonly hangsAfterMs?: number
  /** How long it is left alone after it has failed. */
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
  const underWay = new Set<number>()
  let orders = 0
  let worker: Worker | undefined
  let silence: NodeJS.Timeout | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let isClosed = false

  const giveUp = () => {
    for (const done of [...waiting.values()]) done(undefined)
  }
  const end = async () => {
    const ending = worker
    worker = undefined
    underWay.clear()
    clearTimeout(silence)
    await ending?.terminate()
  }
  /** Without work it is ended after a while; with work, too, if nothing comes of it. */
  const watch = () => {
    clearTimeout(silence)
    const hasWork = underWay.size > 0
    silence = setTimeout(
      () => {
        if (hasWork) log.warn("the dictionary hangs; it is ended")
        void end()
        giveUp()
      },
      hasWork ? hangsAfterMs : idleMs,
    )
    silence.unref()
  }

  const start = () => {
    const started = new Worker(inside, { name: "dictionary", env: {}, resourceLimits: LIMITS })
    // Nobody waits for it to end: a process that stops takes it along.
    started.unref()
    started.on("message", ({ id, words }: Answer) => {
      underWay.delete(id)
      waiting.get(id)?.(words)
      watch()
    })
    started.on("error", (err) => {
      failedAt = performance.now()
      log.warn({ err }, "the dictionary cannot be used; texts are kept without readings")
    })
    started.once("exit", () => {
      if (worker !== started) return
      void end()
      giveUp()
    })
    return started
  }

  return {
    analyse: (lines, patienceMs) => {
      if (isClosed || performance.now() - failedAt < pauseMs) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const id = ++orders
        // The thread goes on, for the next text.
        const impatient = setTimeout(() => waiting.get(id)?.(undefined), patienceMs)
        waiting.set(id, (words) => {
          clearTimeout(impatient)
          waiting.delete(id)
          resolve(words)
        })
        worker ??= start()
        underWay.add(id)
        watch()
        worker.postMessage({ id, lines } satisfies Order)
      })
    },
    isRunning: () => worker !== undefined,
    async close() {
      isClosed = true
      giveUp()
      await end()
    },
  }
}
