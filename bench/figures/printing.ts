// A rirekisho as PDF: processor time of the first one, with the start of the process and its fonts, and of later
// ones; its size; memory after many.

import { readFileSync } from "node:fs"
import { enableCompileCache } from "node:module"
import { join } from "node:path"
import { createPrinting } from "@shirube/api/kernel/printing/printing"
import { createLog } from "@shirube/api/kernel/process/log"
import { aResume, theLongestResume } from "@shirube/api/modules/career/resumes/builders"
import { presentRirekisho } from "@shirube/api/modules/career/resumes/rirekisho/present"
import { nameOf } from "@shirube/api/modules/common/reference/service"
import { processorSeconds, root } from "../children.ts"
import type { BenchOptions } from "../options.ts"
import { atMost, type Row, shortNumber } from "../table.ts"

const MOST_SECONDS = 1
const MOST_KILOBYTES = 200
const LATER = 20
const MANY = 300
/** Of equal length: longer texts take more memory, however many there were before. */
const LENGTH = 100
const MOST_GROWTH = 1.5

/** Of a process; 0 where the system does not tell. */
function megabytesOf(pid: number | undefined): number {
  if (pid === undefined || process.platform !== "linux") return 0
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1])
  return (pages * 4_096) / 1_000_000
}

export async function printingFigures({ say, isQuick }: BenchOptions): Promise<Row[]> {
  say("printing ...")
  // As the server does.
  enableCompileCache(join(root, ".cache/compiled"))
  const printing = createPrinting({ log: createLog("silent") })
  const parts = { paper: "a4", today: "2026-11-18", hasPhoto: false, nameOf } as const
  const print = (content = aResume()) =>
    printing.print({ template: "resumes/rirekisho.typ", data: presentRirekisho(content, parts) }, "pdf")
  const measured = async (work: () => Promise<unknown>) => {
    const pids = () => [printing.pid()].filter((pid) => pid !== undefined)
    const before = processorSeconds(pids()) ?? 0
    await work()
    return (processorSeconds(pids()) ?? 0) - before
  }
  let kilobytes = 0
  const first = await measured(async () => {
    kilobytes = (await print()).bytes.byteLength / 1_000
  })
  const later = await measured(async () => {
    for (let count = 0; count < LATER; count++) await print(aResume({ motivation: "動機".repeat(count) }))
  })
  const longest = await measured(() => print(theLongestResume()))
  const before = megabytesOf(printing.pid())
  for (let count = 0; count < (isQuick ? MANY / 10 : MANY); count++)
    await print(aResume({ self_pr: `${count}${"強み".repeat(LENGTH)}` }))
  const after = megabytesOf(printing.pid())
  const growth = after / (before || 1)
  await printing.close()
  const inSeconds = (what: string, seconds: number): Row => ({
    what: `rirekisho: ${what}`,
    ours: `${shortNumber(seconds * 1_000)} ms`,
    beside: "processor time",
    promised: atMost(seconds, MOST_SECONDS, " s"),
  })
  return [
    inSeconds("the first PDF", first),
    inSeconds("a later PDF", later / LATER),
    inSeconds("every field as long as it may be", longest),
    {
      what: "rirekisho: size",
      ours: `${shortNumber(kilobytes)} KB`,
      beside: "",
      promised: atMost(kilobytes, MOST_KILOBYTES, " KB"),
    },
    {
      what: "rirekisho: memory after many",
      ours: `${shortNumber(after)} MB`,
      beside: `${shortNumber(before)} MB before`,
      ratio: growth,
      promised: atMost(growth, MOST_GROWTH),
    },
  ]
}
