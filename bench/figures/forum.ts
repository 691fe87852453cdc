// Ask Senpai at scale.
import type { BenchOptions } from "../options.ts"
import type { Row } from "../table.ts"
import { costBySize } from "./scale.ts"

export async function forumFigures(options: BenchOptions): Promise<Row[]> {
  const rows = await costBySize(options, {
    of: "forum",
    nouns: "questions",
    embedded: options.isQuick ? [100, 2_500] : [100, 10_000, 50_000],
    postgres: options.isQuick ? [100, 10_000] : [100, 10_000, 1_000_000],
  })
  return rows.map((row) => ({ ...row, what: `questions: ${row.what}` }))
}
