// Courses at scale: a hundred times as many rows of progress as courses.
import type { BenchOptions } from "../options.ts"
import type { Row } from "../table.ts"
import { costBySize } from "./scale.ts"

export async function learningFigures(options: BenchOptions): Promise<Row[]> {
  const sizes = options.isQuick ? [100, 1_000] : [100, 10_000]
  const rows = await costBySize(options, {
    of: "learning",
    nouns: "courses",
    embedded: sizes,
    postgres: sizes,
  })
  return rows.map((row) => ({ ...row, what: `courses: ${row.what}` }))
}
