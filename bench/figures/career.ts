// Documents of the career builder at scale.
import type { BenchOptions } from "../options.ts"
import type { Row } from "../table.ts"
import { costBySize } from "./scale.ts"

export async function careerFigures(options: BenchOptions): Promise<Row[]> {
  const rows = await costBySize(options, {
    of: "career",
    nouns: "documents",
    embedded: options.isQuick ? [1_000, 5_000] : [1_000, 50_000],
    postgres: options.isQuick ? [1_000, 20_000] : [1_000, 100_000, 1_000_000],
  })
  return rows.map((row) => ({ ...row, what: `documents: ${row.what}` }))
}
