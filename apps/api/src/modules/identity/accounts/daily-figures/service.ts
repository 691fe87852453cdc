import type { DailyFigures } from "#api/kernel/figures/daily-figures"
import { selectFunnel } from "./queries.ts"

/** By the day on which the account was opened. */
export const signUpFunnel: DailyFigures = {
  names: ["opened", "confirmed", "finished", "verified"],
  days: 35,
  async of(tx, day) {
    const funnel = await selectFunnel(tx, day)
    return funnel
      ? (["opened", "confirmed", "finished", "verified"] as const).map((name) => ({
          name,
          count: funnel[name],
        }))
      : []
  },
}
