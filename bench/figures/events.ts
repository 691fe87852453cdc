// Events at scale: a hundred registrations for each, so a million at ten thousand events.
import type { BenchOptions } from "../options.ts"
import type { Row } from "../table.ts"
import { costBySize } from "./scale.ts"

export async function eventFigures(options: BenchOptions): Promise<Row[]> {
  const sizes = options.isQuick ? [100, 1_000] : [100, 10_000]
  const rows = await costBySize(options, { of: "events", nouns: "events", embedded: sizes, postgres: sizes })
  return rows.map((row) => ({ ...row, what: `events: ${row.what}` }))
}
