import type { DailyFigures } from "#api/kernel/figures/daily-figures"
import { countBegun, countCompleted } from "./queries.ts"

export const courseFigures: DailyFigures = {
  names: ["begun", "completed"],
  days: 2,
  of: async (tx, day) => [
    { name: "begun", count: await countBegun(tx, day) },
    { name: "completed", count: await countCompleted(tx, day) },
  ],
}
