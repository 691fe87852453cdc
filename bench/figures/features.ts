// Features at scale: the cost of their queries with many rows against few.
import type { BenchOptions } from "../options.ts"
import type { Row } from "../table.ts"
import { costBySize, type Sizes } from "./scale.ts"

async function rowsOf(options: BenchOptions, sizes: Sizes): Promise<Row[]> {
  const rows = await costBySize(options, sizes)
  return rows.map((row) => ({ ...row, what: `${sizes.nouns}: ${row.what}` }))
}

/** Documents of the career builder. */
export const careerFigures = (options: BenchOptions) =>
  rowsOf(options, {
    of: "career",
    nouns: "documents",
    embedded: options.isQuick ? [1_000, 5_000] : [1_000, 50_000],
    postgres: options.isQuick ? [1_000, 20_000] : [1_000, 100_000, 1_000_000],
  })

/** A hundred registrations for each event, so a million at ten thousand events. */
export function eventFigures(options: BenchOptions) {
  const sizes = options.isQuick ? [100, 1_000] : [100, 10_000]
  return rowsOf(options, { of: "events", nouns: "events", embedded: sizes, postgres: sizes })
}

/** Ask Senpai. */
export const forumFigures = (options: BenchOptions) =>
  rowsOf(options, {
    of: "forum",
    nouns: "questions",
    embedded: options.isQuick ? [100, 2_500] : [100, 10_000, 50_000],
    postgres: options.isQuick ? [100, 10_000] : [100, 10_000, 1_000_000],
  })

/** A hundred times as many rows of progress as courses. */
export function learningFigures(options: BenchOptions) {
  const sizes = options.isQuick ? [100, 1_000] : [100, 10_000]
  return rowsOf(options, { of: "learning", nouns: "courses", embedded: sizes, postgres: sizes })
}

/** The directory of senpai. A thousand senpai are the smallest size: with fewer, five filters find no one. */
export const mentorFigures = (options: BenchOptions) =>
  rowsOf(options, {
    of: "mentors",
    nouns: "senpai",
    embedded: [1_000, 5_000],
    postgres: options.isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000],
  })
