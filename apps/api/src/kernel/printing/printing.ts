// Prints templates of `print/` as PDF. The work is done in a process of its own: it takes tens of milliseconds and a
// hundred megabytes, which are released when it has been idle for a while, and a text on which the compiler
// aborts ends that process only.
import { type ChildProcess, fork } from "node:child_process"
import { fileURLToPath } from "node:url"
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
  /** Of the printing process, for measurements. */
  pid(): number | undefined
  close(): Promise<void>
}

export interface PrintingOptions {
  readonly log: Log
  readonly inside?: URL
  /** How long the process stays without work. */
  readonly idleMs?: number
  /** Without a response for this long it counts as hanging. */
  readonly hangsAfterMs?: number
  /** After this many orders a new process begins. */
  readonly mostOrders?: number
}

const INSIDE = new URL("./print-process.ts", import.meta.url)
const IDLE_MS = 60_000
const HANGS_AFTER_MS = 30_000
/** The compiler keeps a quarter of a megabyte of each document. */
const MOST_ORDERS = 200
const RETRY_SECONDS = 5
/** A queue that would take longer than a reader waits. */
const MOST_WAITING = 40

type Waiting = (answer: PrintAnswer | undefined) => void

export function createPrinting({
  log,
  inside = INSIDE,
  idleMs = IDLE_MS,
  hangsAfterMs = HANGS_AFTER_MS,
  mostOrders = MOST_ORDERS,
}: PrintingOptions): Printing {
  const waiting = new Map<number, Waiting>()
  let orders = 0
  let printer: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  const end = async () => {
    const ending = printer
    printer = undefined
    clearTimeout(timer)
    for (const done of [...waiting.values()]) done(undefined)
    if (ending && ending.exitCode === null && ending.signalCode === null)
      await new Promise((resolve) => {
        ending.ref()
        ending.once("exit", resolve)
        ending.kill("SIGKILL")
      })
  }
  /** Ends the process when it has been idle for a while, or when it hangs. */
  const restartTimer = () => {
    clearTimeout(timer)
    const hasWork = waiting.size > 0
    if (hasWork) printer?.channel?.ref()
    else printer?.channel?.unref()
    timer = setTimeout(
      () => {
        if (hasWork) log.warn("printing hangs; its process was ended")
        void end()
      },
      hasWork ? hangsAfterMs : idleMs,
    )
    timer.unref()
  }
  const start = () => {
    const started = fork(fileURLToPath(inside), {
      serialization: "advanced",
      env: {},
      // The simple compiler of WebAssembly takes a hundred megabytes less, and prints as fast for the first hundred documents.
      execArgv: ["--liftoff-only", "--max-semi-space-size=2", "--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    })
    // Idle, it must not keep a stopping process alive.
    started.unref()
    let answers = 0
    started.on("message", (answer: PrintAnswer) => {
      waiting.get(answer.id)?.(answer)
      answers += 1
      if (answers >= mostOrders && waiting.size === 0) void end()
      else restartTimer()
    })
    started.on("error", (err) => log.warn({ err }, "printing has failed; its process ends"))
    started.once("exit", (code, signal) => {
      if (printer !== started) return
      log.warn({ code, signal }, "the printing process has ended")
      void end()
    })
    return started
  }
  const answerTo = (order: PrintOrder) =>
    new Promise<PrintAnswer | undefined>((resolve) => {
      waiting.set(order.id, (answer) => {
        waiting.delete(order.id)
        resolve(answer)
      })
      printer ??= start()
      restartTimer()
      printer.send(order, (err) => {
        if (err) waiting.get(order.id)?.(undefined)
      })
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
    isRunning: () => printer !== undefined,
    pid: () => printer?.pid,
    close: end,
  }
}

const busy = () => new ApiError("server.unavailable", { retryAfterSeconds: RETRY_SECONDS })
