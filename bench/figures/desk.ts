// The editors' desk at scale, and that counting readers costs a stored page nothing.
import { gunzipSync } from "node:zlib"
import type { BenchOptions } from "../options.ts"
import { productFolder, startProduct } from "../product.ts"
import { get } from "../rig.ts"
import type { Row } from "../table.ts"
import { untilIdle } from "../until-idle.ts"
import { costBySize } from "./scale.ts"

const PAGE = "/en/article/entry-sheet"

export async function deskFigures(options: BenchOptions): Promise<Row[]> {
  const rows = await costBySize(options, {
    of: "desk",
    nouns: "rows of each",
    embedded: options.isQuick ? [1_000, 10_000] : [1_000, 50_000],
    postgres: options.isQuick ? [1_000, 50_000] : [1_000, 1_000_000],
  })
  return [...rows.map((row) => ({ ...row, what: `desk: ${row.what}` })), await storedPageFigure(options)]
}

/** A page knows nothing of the counting: its bytes are the same, whether the reader may be counted or not. */
async function storedPageFigure({ folder, say }: BenchOptions): Promise<Row> {
  say("a stored page, counted and not ...")
  const product = await startProduct({ dataDir: productFolder(folder) })
  await untilIdle(product)
  const bytesFor = async (headers: Record<string, string>) =>
    (await get(product.port, { path: PAGE, headers: { "Accept-Encoding": "gzip", ...headers } })).body
  await bytesFor({})
  const counted = await bytesFor({})
  const refused = await bytesFor({ "Sec-GPC": "1", DNT: "1" })
  await product.stop()
  const isSame = counted.equals(refused) && !gunzipSync(counted).includes("figures/views")
  return {
    what: "a stored page for readers who are counted",
    ours: `${counted.length.toLocaleString("en-US")} bytes`,
    beside: `${refused.length.toLocaleString("en-US")} bytes (Global Privacy Control)`,
    promised: { isKept: isSame, text: "the same bytes" },
  }
}
