// The dictionary takes some 170 MB and half a second to load, and is only needed while Japanese text is saved: it runs in a
// process of its own.
import { createHelperProcess } from "#api/kernel/process/helper-process"
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

export interface DictionaryOptions {
  readonly log: Log
  readonly inside?: URL
  /** How long it stays without work. */
  readonly idleMs?: number
  /** Without a response for this long it counts as hanging. */
  readonly hangsAfterMs?: number
  /** How long to wait after a failure before it is started again. */
  readonly pauseMs?: number
}

export interface Dictionary {
  readonly analyse: Analyse
  isRunning(): boolean
  close(): Promise<void>
}

const INSIDE = new URL("./dictionary-process.ts", import.meta.url)
const IDLE_MS = 60_000
const HANGS_AFTER_MS = 120_000
const PAUSE_MS = 60_000

export function createDictionary({
  log,
  inside = INSIDE,
  idleMs = IDLE_MS,
  hangsAfterMs = HANGS_AFTER_MS,
  pauseMs = PAUSE_MS,
}: DictionaryOptions): Dictionary {
  const helper = createHelperProcess<Omit<Order, "id">, Answer>({
    what: "the dictionary",
    log,
    inside,
    execArgv: ["--max-old-space-size=128", "--max-semi-space-size=4"],
    idleMs,
    hangsAfterMs,
  })
  let failedAt = Number.NEGATIVE_INFINITY
  let isClosed = false
  return {
    // Loading continues after the caller has stopped waiting, for the next text.
    async analyse(lines, patienceMs) {
      if (isClosed || performance.now() - failedAt < pauseMs) return undefined
      const answer = await helper.ask({ lines }, patienceMs)
      if (!answer && !helper.isRunning()) failedAt = performance.now()
      return answer?.words
    },
    isRunning: () => helper.isRunning(),
    async close() {
      isClosed = true
      await helper.close()
    },
  }
}
