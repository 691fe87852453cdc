// One process against two behind one port, on PostgreSQL: uncached pages and personal calls, by wall time. Load generator and
// database share the cores.
import type { BenchOptions } from "../options.ts"
import { articlePaths, BROWSER_HEADERS, productFolder, startProduct, tokenOf } from "../product.ts"
import { median } from "../statistics.ts"
import { atLeast, type Row, shortNumber } from "../table.ts"

const COOKIES = ["theme=dark; furigana=off", "theme=dark; furigana=on", "theme=light; furigana=off"]
const CONNECTIONS = 8

const TWO_WORKERS = 1.8
const PERSONAL = "/api/v1/personal?things=article:entry-sheet,article:interviews,article:rirekisho"

interface Rates {
  readonly pages: number
  readonly personal: number
}

export async function workerFigures({ databaseUrl, folder, pace, rig, say }: BenchOptions): Promise<Row[]> {
  if (databaseUrl === undefined) return []
  const ratesWith = async (workers: number): Promise<Rates> => {
    say(`WORKERS=${workers} ...`)
    const product = await startProduct({
      dataDir: productFolder(folder),
      databaseUrl,
      isSpread: true,
      environment: { WORKERS: String(workers) },
    })
    const paths = await articlePaths(product)
    const load = { port: product.port, connections: CONNECTIONS }
    const pages: number[] = []
    for (const cookie of COOKIES) {
      const headers = { ...BROWSER_HEADERS, Cookie: cookie }
      const { answers, seconds } = await rig.load({ ...load, paths, headers })
      pages.push(answers / seconds)
    }
    const token = await tokenOf(product, "student@shirube.example")
    const headers = { ...BROWSER_HEADERS, Accept: "application/json", Authorization: `Bearer ${token}` }
    const personal: number[] = []
    for (let round = 0; round < pace.rounds; round++) {
      const { answers, seconds } = await rig.load({ ...load, paths: [PERSONAL], headers, ms: pace.roundMs })
      personal.push(answers / seconds)
    }
    await product.stop()
    return { pages: median(pages), personal: median(personal) }
  }
  const [one, two] = [await ratesWith(1), await ratesWith(2)]
  return [
    rowOf("article pages rendered", one.pages, two.pages),
    rowOf("personal calls", one.personal, two.personal),
  ]
}

const rowOf = (what: string, one: number, two: number): Row => ({
  what: `${what}, WORKERS=2, PostgreSQL`,
  ours: `${shortNumber(two)}/s`,
  beside: `${shortNumber(one)}/s (WORKERS=1)`,
  ratio: two / one,
  promised: atLeast(two / one, TWO_WORKERS),
})
