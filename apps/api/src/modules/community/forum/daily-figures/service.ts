import type { DailyFigures } from "#api/kernel/figures/daily-figures"
import { countUnansweredBefore, selectAsked } from "./queries.ts"

/** By the day on which it was asked. */
export const askedFigures: DailyFigures = {
  names: ["asked", "answered"],
  days: 35,
  async of(tx, day) {
    const counted = await selectAsked(tx, day)
    return counted
      ? [
          { name: "asked", count: counted.asked },
          { name: "answered", count: counted.answered },
        ]
      : []
  },
}

const LONG_MS = 3 * 86_400_000

/** Without an answer for more than three days, at the end of the day: known only on that day. */
export const waitingFigures: DailyFigures = {
  names: ["waiting"],
  days: 1,
  of: async (tx, { until }) => [
    { name: "waiting", count: await countUnansweredBefore(tx, new Date(until.getTime() - LONG_MS)) },
  ],
}
