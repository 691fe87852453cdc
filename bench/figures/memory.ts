// What the server still holds once a crowd of hostile requests has gone.
import { setTimeout as sleep } from "node:timers/promises"
import { cores, nextMessage, processorSeconds, residentMegabytes, startScript, stop } from "../children.ts"
import type { HostileJob, HostileResult } from "../hostile/main.ts"
import type { BenchOptions } from "../options.ts"
import { type Product, productFolder, startProduct } from "../product.ts"
import { atMost, type Row, shortNumber } from "../table.ts"

const REQUESTS = 50_000
const CONNECTIONS = 24
const HELD_RATIO = 1.3
const ORDINARY_PATHS = [
  "/en",
  "/ja",
  "/en/article",
  "/ja/article",
  "/en/article/entry-sheet",
  "/ja/article/entry-sheet",
  "/en/sign-in",
  "/api/v1/articles",
  "/api/v1/articles/entry-sheet",
  "/api/v1/tags",
]
const ORDINARY_MS = 10_000

export async function memoryFigures({ folder, isQuick, rig, say }: BenchOptions): Promise<Row[]> {
  const requests = isQuick ? REQUESTS / 25 : REQUESTS
  say(`memory after ${requests.toLocaleString("en-US")} hostile requests ...`)
  const product = await startProduct({
    dataDir: productFolder(folder),
    // Each call says that it comes from somewhere else, and is counted as somebody's first.
    environment: { TRUST_PROXY: "on" },
  })
  await rig.load({
    port: product.port,
    paths: ORDINARY_PATHS,
    headers: {},
    connections: CONNECTIONS,
    ms: isQuick ? ORDINARY_MS / 10 : ORDINARY_MS,
  })
  const idle = await restingMegabytes(product)
  const answers = await beHostile({ port: product.port, requests, connections: CONNECTIONS })
  const loaded = residentMegabytes(product.pid)
  const after = await restingMegabytes(product)
  await product.stop()
  if (idle === undefined || loaded === undefined || after === undefined) return []

  say(`  answered with ${JSON.stringify(answers)}; ${shortNumber(loaded)} MB at the end of it`)
  const failed = Object.entries(answers).reduce(
    (sum, [status, times]) => sum + (Number(status) >= 500 ? times : 0),
    0,
  )
  const ratio = after / idle
  const crowd = `${requests.toLocaleString("en-US")} hostile requests`
  return [
    {
      what: `memory, after ${crowd}`,
      ours: `${shortNumber(after)} MB`,
      beside: `${shortNumber(idle)} MB (idle)`,
      ratio,
      promised: atMost(ratio, HELD_RATIO),
    },
    { what: `${crowd} answered with 5xx`, ours: String(failed), beside: "", promised: atMost(failed, 0) },
  ]
}

async function beHostile(job: HostileJob): Promise<HostileResult> {
  const sender = startScript("bench/hostile/main.ts", { core: cores.load })
  sender.send(job)
  const answers = await nextMessage<HostileResult>(sender)
  await stop(sender)
  return answers
}

const LOOK_EVERY_MS = 5_000
/** As many looks in a row that find nothing going on and nothing given back. */
const QUIET_LOOKS = 4
/** An idle server asks its job queue for work, which takes some of a core; more than this share is work. */
const IDLE_SHARE = 0.25
const STEADY_SHARE = 0.01
/** Ends a wait for what does not come; a busy machine is given its time. */
const MOST_LOOKS = 60

/** What is held once queued work is done and nothing more is given back. */
async function restingMegabytes({ pid }: Product): Promise<number | undefined> {
  let quiet = 0
  let held = residentMegabytes(pid)
  let worked = processorSeconds([pid])
  for (let look = 0; look < MOST_LOOKS && quiet < QUIET_LOOKS; look++) {
    await sleep(LOOK_EVERY_MS)
    const [heldNow, workedNow] = [residentMegabytes(pid), processorSeconds([pid])]
    if (held === undefined || heldNow === undefined || worked === undefined || workedNow === undefined)
      return undefined
    const isIdle = workedNow - worked < (IDLE_SHARE * LOOK_EVERY_MS) / 1000
    const isSteady = Math.abs(heldNow - held) < held * STEADY_SHARE
    quiet = isIdle && isSteady ? quiet + 1 : 0
    held = heldNow
    worked = workedNow
  }
  return held
}
