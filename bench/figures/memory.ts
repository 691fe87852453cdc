// Memory of the server after a crowd of hostile requests.
import { cores, nextMessage, residentMegabytes, startScript, stop } from "../children.ts"
import type { HostileJob, HostileResult } from "../hostile/main.ts"
import type { BenchOptions } from "../options.ts"
import { productFolder, startProduct } from "../product.ts"
import { atMost, type Row, shortNumber } from "../table.ts"
import { untilIdle } from "../until-idle.ts"

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
    // Each call claims another client address, so that no rate limit applies.
    environment: { TRUST_PROXY: "on" },
  })
  await rig.load({
    port: product.port,
    paths: ORDINARY_PATHS,
    headers: {},
    connections: CONNECTIONS,
    ms: isQuick ? ORDINARY_MS / 10 : ORDINARY_MS,
  })
  const idle = await untilIdle(product)
  const answers = await beHostile({ port: product.port, requests, connections: CONNECTIONS })
  const loaded = residentMegabytes(product.pid)
  const after = await untilIdle(product)
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
