// Prints templates of `print/` as PDF. The work is done in a thread of its own: it takes tens of milliseconds, and
// its fonts some tens of megabytes, which are released when the thread has been idle for a while.
import { Worker } from "node:worker_threads"
import { ApiError } from "../http/errors.ts"
import type { Log } from "../process/log.ts"
import { familiesOf, printableData } from "./characters.ts"

/** What does not fit into its place on the form. */
export interface Excess {
  readonly field: string
  readonly excess: number
  readonly unit: "characters" | "lines" | "rows"
}

export interface PrintJob {
  /** A template, relative to `print/`: `resumes/rirekisho.typ`. */
  readonly template: string
  readonly data: object
  /** A JPEG, which the template finds as `photo.jpg`. */
  readonly photo?: Uint8Array | undefined
}

/** `pdf`: the file. A number: the page of the file as a picture (WebP); 0 is the first. `check`: neither. */
export type PrintAs = "pdf" | "check" | number

export interface Printed {
  readonly pages: number
  readonly excess: readonly Excess[]
  /** Empty for `check`, and for a page that does not exist. */
  readonly bytes: Uint8Array
}

export interface PrintOrder {
  readonly id: number
  readonly template: string
  readonly data: string
  readonly fonts: readonly string[]
  readonly photo?: Uint8Array | undefined
  readonly as: PrintAs
}
export type PrintAnswer =
  | { readonly id: number; readonly printed: Printed }
  | { readonly id: number; readonly failure: string }

export interface Printing {
  print(job: PrintJob, as: PrintAs): Promise<Printed>
  isRunning(): boolean
  close(): Promise<void>
}

export interface PrintingOptions {
  readonly log: Log
  readonly inside?: URL
  /** How long the thread stays without work. */
  readonly idleMs?: number
  /** Without a response for this long it counts as hanging. */
  readonly hangsAfterMs?: number
}

const INSIDE = new URL("./inside-thread.ts", import.meta.url)
const IDLE_MS = 60_000
const HANGS_AFTER_MS = 30_000
/** A small young generation is collected often, and with it the compiled documents, which are large outside it. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 }
const RETRY_SECONDS = 5
/** A queue that would take longer than a reader waits. */
const MOST_WAITING = 40

type Waiting = (answer: PrintAnswer | undefined) => void

export function createPrinting({
  log,
  inside = INSIDE,
  idleMs = IDLE_MS,
  hangsAfterMs = HANGS_AFTER_MS,
}: PrintingOptions): Printing {
  const waiting = new Map<number, Waiting>()
  let orders = 0
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined

  const end = async () => {
    const ending = worker
    worker = undefined
    clearTimeout(timer)
    for (const done of [...waiting.values()]) done(undefined)
    await ending?.terminate()
  }
  /** Ends the thread when it has been idle for a while, or when it hangs. */
  const restartTimer = () => {
    clearTimeout(timer)
    const hasWork = waiting.size > 0
    timer = setTimeout(
      () => {
        if (hasWork) log.warn("printing hangs; its thread was terminated")
        void end()
      },
      hasWork ? hangsAfterMs : idleMs,
    )
    timer.unref()
  }
  const start = () => {
    const started = new Worker(inside, { name: "printing", env: {}, resourceLimits: LIMITS })
    // It must not keep a stopping process alive.
    started.unref()
    started.on("message", (answer: PrintAnswer) => {
      waiting.get(answer.id)?.(answer)
      restartTimer()
    })
    started.on("error", (err) => log.warn({ err }, "printing has failed; its thread ends"))
    started.once("exit", () => {
      if (worker === started) void end()
    })
    return started
  }
  const answerTo = (order: PrintOrder) =>
    new Promise<PrintAnswer | undefined>((resolve) => {
      waiting.set(order.id, (answer) => {
        waiting.delete(order.id)
        resolve(answer)
      })
      worker ??= start()
      restartTimer()
      worker.postMessage(order)
    })

  return {
    async print({ template, data, photo }, as) {
      if (waiting.size >= MOST_WAITING) throw busy()
      const printable = printableData(data)
      const { fonts } = printable
      const answer = await answerTo({
        id: ++orders,
        template,
        data: JSON.stringify({ ...printable.data, fonts: familiesOf(fonts) }),
        fonts,
        photo,
        as,
      })
      if (answer === undefined) throw busy()
      if ("failure" in answer) throw new Error(`${template} cannot be printed: ${answer.failure}`)
      return answer.printed
    },
    isRunning: () => worker !== undefined,
    close: end,
  }
}

const busy = () => new ApiError("server.unavailable", { retryAfterSeconds: RETRY_SECONDS })
