// How long the product takes to start, and what it weighs.
import { spawnSync } from "node:child_process"
import { residentMegabytes } from "../children.ts"
import type { BenchOptions } from "../options.ts"
import { productFolder, startProduct } from "../product.ts"
import { median } from "../statistics.ts"
import { atMost, type Row, shortNumber } from "../table.ts"

const SECOND_START_SECONDS = 5
const CONNECTIONS = 32

export async function startFigures({ folder, isQuick, rig, say }: BenchOptions): Promise<Row[]> {
  say("cold start and memory ...")
  const dataDir = productFolder(folder)
  const first = await startProduct({ dataDir })
  await first.stop()
  const bare = median(Array.from({ length: 5 }, bareStartSeconds))
  const again: number[] = []
  for (let round = 0; round < (isQuick ? 1 : 3); round++) {
    const product = await startProduct({ dataDir })
    again.push(product.secondsToReady)
    await product.stop()
  }
  const second = median(again)

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
  await product.stop()

  const startRow = (what: string, seconds: number): Row => ({
    what,
    ours: `${seconds.toFixed(2)} s`,
    beside: `${bare.toFixed(2)} s (node -e 0)`,
    ratio: seconds / bare,
  })
  return [
    startRow("first start, empty folder", first.secondsToReady),
    {
      ...startRow("second start", second),
      promised: atMost(second, SECOND_START_SECONDS, " s"),
    },
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
  ]
}

function bareStartSeconds(): number {
  const started = performance.now()
  spawnSync(process.execPath, ["-e", "0"])
  return (performance.now() - started) / 1000
}
