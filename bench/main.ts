// npm run bench: every promised figure beside its ceiling, in one table. `--quick` takes a minute,
// `--explain` prints the query plans of the largest database, `--full` makes all 100,000 articles as long as
// real ones, and parts are selected with
// `--only=start,idle,memory,pages,changes,answering,api,misses,members,work,workers,auth,finding,scale,forum,learning,events,career,mentors,desk,printing,media`.
import { mkdtempSync, rmSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { killAll, stopAll } from "./children.ts"
import { answeringFigures } from "./figures/answering.ts"
import { apiFigures } from "./figures/api.ts"
import { authFigures } from "./figures/auth.ts"
import { changeFigures } from "./figures/changes.ts"
import { deskFigures } from "./figures/desk.ts"
import {
  careerFigures,
  eventFigures,
  forumFigures,
  learningFigures,
  mentorFigures,
} from "./figures/features.ts"
import { findingFigures } from "./figures/finding.ts"
import { idleFigures } from "./figures/idle.ts"
import { mediaFigures } from "./figures/media.ts"
import { memberFigures } from "./figures/members.ts"
import { memoryFigures } from "./figures/memory.ts"
import { missFigures } from "./figures/misses.ts"
import { pageFigures } from "./figures/pages.ts"
import { printingFigures } from "./figures/printing.ts"
import { scaleFigures } from "./figures/scale.ts"
import { startFigures } from "./figures/start.ts"
import { workFigures } from "./figures/work.ts"
import { workerFigures } from "./figures/workers.ts"
import type { BenchOptions } from "./options.ts"
import { openRig } from "./rig.ts"
import { printTable, type Row } from "./table.ts"

const PARTS = {
  start: startFigures,
  idle: idleFigures,
  memory: memoryFigures,
  pages: pageFigures,
  changes: changeFigures,
  answering: answeringFigures,
  api: apiFigures,
  misses: missFigures,
  members: memberFigures,
  work: workFigures,
  workers: workerFigures,
  auth: authFigures,
  finding: findingFigures,
  scale: scaleFigures,
  forum: forumFigures,
  learning: learningFigures,
  events: eventFigures,
  career: careerFigures,
  printing: printingFigures,
  mentors: mentorFigures,
  desk: deskFigures,
  media: mediaFigures,
}

const { values: given } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    explain: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    only: { type: "string", default: Object.keys(PARTS).join(",") },
  },
})

const folder = mkdtempSync(join(tmpdir(), "shirube-bench-"))
const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
process.once("exit", () => {
  killAll()
  removeFolder()
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1))

const options: BenchOptions = {
  folder,
  databaseUrl: process.env.BENCH_DATABASE_URL || undefined,
  pace: given.quick ? { rounds: 3, roundMs: 300 } : { rounds: 7, roundMs: 1_000 },
  isQuick: given.quick,
  explain: given.explain,
  inFull: given.full,
  say: (sentence) => process.stderr.write(`bench: ${sentence}\n`),
  rig: await openRig(),
}
const started = performance.now()
const wanted = new Set(given.only.split(","))
const rows: Row[] = []
for (const [name, figures] of Object.entries(PARTS))
  if (wanted.has(name)) rows.push(...(await figures(options)))
await stopAll()

const seconds = Math.round((performance.now() - started) / 1000)
const promised = rows.filter(({ promised }) => promised)
const missed = promised.filter(({ promised }) => !promised?.isKept)
console.log(printTable(rows))
const kept = promised.length - missed.length
console.log(`\n${kept} of ${promised.length} promises kept; ${availableParallelism()} cores, ${seconds} s`)
for (const { what, ours, promised } of missed)
  console.log(`missed: ${what}: ${ours}, promised ${promised?.text}`)
process.exitCode = missed.length > 0 ? 1 : 0
