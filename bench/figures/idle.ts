// Share of a core that an idle server uses.
import { setTimeout as sleep } from "node:timers/promises"
import { processorSeconds } from "../children.ts"
import type { BenchOptions } from "../options.ts"
import { productFolder, startProduct } from "../product.ts"
import { atMost, type Row } from "../table.ts"

const IDLE_PERCENT = 1
/** Until the work after a start is done. */
const SETTLE_MS = 45_000
const WATCHED_MS = 60_000

export async function idleFigures({ folder, isQuick, say }: BenchOptions): Promise<Row[]> {
  say("a server with nothing to do ...")
  const product = await startProduct({ dataDir: productFolder(folder) })
  await sleep(SETTLE_MS)
  const before = processorSeconds([product.pid])
  const watchedMs = isQuick ? WATCHED_MS / 2 : WATCHED_MS
  await sleep(watchedMs)
  const after = processorSeconds([product.pid])
  await product.stop()
  if (before === undefined || after === undefined) return []
  const percent = ((after - before) / (watchedMs / 1000)) * 100
  return [
    {
      what: "idle, embedded",
      ours: `${percent.toFixed(2)} % of a core`,
      beside: "",
      promised: atMost(percent, IDLE_PERCENT, " %"),
    },
  ]
}
