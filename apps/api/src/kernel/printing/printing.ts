// Prints templates of `print/` as PDF. The work is done in a process of its own: it takes tens of milliseconds and a
// hundred megabytes, which are released when it has been idle for a while, and a text on which the compiler
// aborts ends that process only.
import { ApiError } from "../http/errors.ts"
import { createHelperProcess } from "../process/helper-process.ts"
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

export function createPrinting({
  log,
  inside = INSIDE,
  idleMs = IDLE_MS,
  hangsAfterMs = HANGS_AFTER_MS,
  mostOrders = MOST_ORDERS,
}: PrintingOptions): Printing {
  const printer = createHelperProcess<Omit<PrintOrder, "id">, PrintAnswer>({
    what: "printing",
    log,
    inside,
    // The simple compiler of WebAssembly takes a hundred megabytes less, and prints as fast for the first hundred documents.
    execArgv: ["--liftoff-only", "--max-semi-space-size=2"],
    idleMs,
    hangsAfterMs,
    mostOrders,
  })

  return {
    async print({ template, data, photo }, as) {
      if (printer.waiting() >= MOST_WAITING) throw busy()
      const printable = printableData(data)
      const { fonts } = printable
      const answer = await printer.ask({
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
    isRunning: () => printer.isRunning(),
    pid: () => printer.pid(),
    close: () => printer.close(),
  }
}

const busy = () => new ApiError("server.unavailable", { retryAfterSeconds: RETRY_SECONDS })
