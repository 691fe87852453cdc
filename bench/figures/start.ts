// Start-up time of the product, and its memory.
import { execFileSync } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import { childrenOf, residentMegabytes, shareMegabytes } from "../children.ts"
import type { BenchOptions } from "../options.ts"
import { type Product, productFolder, startProduct } from "../product.ts"
import { median } from "../statistics.ts"
import { atMost, type Row, shortNumber } from "../table.ts"
import { untilIdle } from "../until-idle.ts"

const FIRST_START_SECONDS = 30
const SECOND_START_SECONDS = 4
/** The identity service of the demo included. */
const RESTING_MB = 350
const CONNECTIONS = 32
/** Until processes that only texts in Japanese and printing need have ended. */
const HELPERS_END_MS = 65_000

export async function startFigures({ folder, isQuick, rig, say }: BenchOptions): Promise<Row[]> {
  say("cold start and memory ...")
  const dataDir = productFolder(folder)
  const first = await startProduct({ dataDir })
  await first.stop()
  const bare = median(Array.from({ length: 5 }, bareStartSeconds))
  const again: Start[] = []
  for (let round = 0; round < (isQuick ? 1 : 3); round++) {
    const product = await startProduct({ dataDir })
    again.push(startOf(product))
    await product.stop()
  }
  const second: Start = {
    work: median(again.map(({ work }) => work)),
    clock: median(again.map(({ clock }) => clock)),
  }

  const product = await startProduct({ dataDir })
  const resting = residentMegabytes(product.pid)
  const paths = [
    "/en",
    "/ja/article",
    "/en/article/entry-sheet",
    "/api/v1/articles",
    "/en?a=1",
    "/ja/article?a=1",
  ]
  const ms = isQuick ? 1_000 : 5_000
  await rig.load({ port: product.port, paths, headers: {}, connections: CONNECTIONS, ms })
  const loaded = residentMegabytes(product.pid)
  await untilIdle(product)
  await sleep(HELPERS_END_MS)
  const whole = sumOf([product.pid, ...childrenOf(product.pid)].map(shareMegabytes))
  await product.stop()

  const startRow = (what: string, { work, clock }: Start): Row => ({
    what,
    ours: `${work.toFixed(1)} s (${clock.toFixed(1)} s by the clock)`,
    beside: `${bare.toFixed(2)} s (node -e)`,
    ratio: work / bare,
  })
  return [
    {
      ...startRow("first start, empty folder", startOf(first)),
      promised: atMost(startOf(first).work, FIRST_START_SECONDS, " s"),
    },
    { ...startRow("second start", second), promised: atMost(second.work, SECOND_START_SECONDS, " s") },
    ...(resting === undefined || loaded === undefined
      ? []
      : [
          {
            what: "memory, after load",
            ours: `${shortNumber(loaded)} MB`,
            beside: `${shortNumber(resting)} MB (after start)`,
            ratio: loaded / resting,
          },
        ]),
    ...(whole === undefined
      ? []
      : [
          {
            what: "memory at rest after load, with the identity service",
            ours: `${shortNumber(whole)} MB`,
            beside: "",
            promised: atMost(whole, RESTING_MB, " MB"),
          },
        ]),
  ]
}

/** Undefined if one of them is. */
const sumOf = (numbers: readonly (number | undefined)[]) =>
  numbers.reduce((sum, number) => (sum === undefined || number === undefined ? undefined : sum + number), 0)

interface Start {
  /** Processor time, or wall time if the system does not report it. */
  readonly work: number
  readonly clock: number
}

const startOf = ({ processorSecondsToReady, secondsToReady }: Product): Start => ({
  work: processorSecondsToReady ?? secondsToReady,
  clock: secondsToReady,
})

/** Node alone: processor time up to the first line of a script. */
function bareStartSeconds(): number {
  const script = "const { user, system } = process.cpuUsage(); console.log((user + system) / 1e6)"
  return Number(execFileSync(process.execPath, ["-e", script], { encoding: "utf8" }))
}
