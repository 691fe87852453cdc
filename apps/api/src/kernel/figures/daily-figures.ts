// Counts that a feature makes from its own tables, day by day (docs/decisions/0159).
import type { DailyFigureName } from "@shirube/vocabulary/editorial/figures/choices"
import type { Day } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"

/** A day in Japan. */
export interface FigureDay {
  readonly day: Day
  readonly from: Date
  /** Not included. */
  readonly until: Date
}

export interface DailyCount {
  readonly name: DailyFigureName
  readonly subject?: string
  readonly language?: string
  readonly count: number
}

export interface DailyFigures {
  readonly names: readonly DailyFigureName[]
  /** For so many days the counts of a day still change: an account may be verified weeks after it was opened. */
  readonly days: number
  /** Pure SQL, with an index for the day. */
  of(tx: Tx, day: FigureDay): Promise<readonly DailyCount[]>
}
