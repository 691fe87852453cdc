import type { DailyFigures } from "#api/kernel/figures/daily-figures"
import { countRegistrations, countSeats } from "./queries.ts"

/** By the day on which the event takes place. Guests are checked in, or marked as absent, for some days afterwards. */
export const seatFigures: DailyFigures = {
  names: ["seats", "registered", "attended", "no_show"],
  days: 14,
  async of(tx, day) {
    const counts = new Map((await countRegistrations(tx, day)).map(({ state, count }) => [state, count]))
    const attended = counts.get("attended") ?? 0
    const noShow = counts.get("no-show") ?? 0
    return [
      { name: "seats", count: await countSeats(tx, day) },
      { name: "registered", count: (counts.get("registered") ?? 0) + attended + noShow },
      { name: "attended", count: attended },
      { name: "no_show", count: noShow },
    ]
  },
}
