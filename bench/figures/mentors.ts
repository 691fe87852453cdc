// The directory of senpai at scale. A thousand senpai are the smallest size: with fewer, five filters find no one.
import type { BenchOptions } from "../options.ts"
import type { Row } from "../table.ts"
import { costBySize } from "./scale.ts"

export async function mentorFigures(options: BenchOptions): Promise<Row[]> {
  const rows = await costBySize(options, {
    of: "mentors",
    nouns: "senpai",
    embedded: [1_000, 5_000],
    postgres: options.isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000],
  })
  return rows.map((row) => ({ ...row, what: `senpai: ${row.what}` }))
}
