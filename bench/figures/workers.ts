// One process against two behind one port, on PostgreSQL: uncached pages, by wall time. Load generator and
// database share the cores.
import type { BenchOptions } from "../options.ts"
import { articlePaths, BROWSER_HEADERS, productFolder, startProduct } from "../product.ts"
import { median } from "../statistics.ts"
import { type Row, shortNumber } from "../table.ts"

const COOKIES = ["theme=dark; furigana=off", "theme=dark; furigana=on", "theme=light; furigana=off"]
const CONNECTIONS = 8

export async function workerFigures({ databaseUrl, folder, rig, say }: BenchOptions): Promise<Row[]> {
  if (databaseUrl === undefined) return []
  const rates: number[] = []
  for (const workers of [1, 2]) {
    say(`WORKERS=${workers} ...`)
    const product = await startProduct({
      dataDir: productFolder(folder),
      databaseUrl,
      isSpread: true,
      environment: { WORKERS: String(workers) },
    })
    const paths = await articlePaths(product)
    const rounds: number[] = []
    for (const cookie of COOKIES) {
      const headers = { ...BROWSER_HEADERS, Cookie: cookie }
      const { answers, seconds } = await rig.load({
        port: product.port,
        paths,
        headers,
        connections: CONNECTIONS,
      })
      rounds.push(answers / seconds)
    }
    rates.push(median(rounds))
    await product.stop()
  }
  const [one = 0, two = 0] = rates
  return [
    {
      what: "article pages rendered, WORKERS=2, PostgreSQL",
      ours: `${shortNumber(two)}/s`,
      beside: `${shortNumber(one)}/s (WORKERS=1)`,
      ratio: two / one,
    },
  ]
}
