import { FIGURE_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import { readMark } from "#api/kernel/db/marks"
import type { DailyFigures } from "#api/kernel/figures/daily-figures"
import { COUNTED_FROM } from "#api/kernel/figures/marks"
import { deleteFiguresBefore } from "#api/kernel/figures/queries"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { countDay } from "./service.ts"

type MakeJob = (all: readonly DailyFigures[]) => (parts: JobParts) => JobDefinition

/** Yesterday too, for what happened after the last run of the day. */
export const countToday: MakeJob = (all) => (parts) => ({
  queue: "figures-today",
  cron: "7 * * * *",
  run: () => countDays(parts, all, () => 2),
})

export const countRecentDays: MakeJob = (all) => (parts) => ({
  queue: "figures-recent",
  cron: "40 3 * * *",
  run: () => countDays(parts, all, ({ days }) => days),
})

async function countDays(
  { db, clock }: Pick<JobParts, "db" | "clock">,
  all: readonly DailyFigures[],
  daysOf: (figures: DailyFigures) => number,
): Promise<void> {
  const today = dayInJapan(clock.now())
  const countedFrom = (await readMark(db.autocommit, COUNTED_FROM)) ?? ""
  for (const figures of all)
    for (let ago = 0; ago < Math.min(daysOf(figures), figures.days); ago++) {
      const day = addDays(today, -ago)
      if (day >= countedFrom) await countDay(db, figures, day)
    }
}

export const purgeFigures = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "figures-purge",
  cron: "45 4 * * *",
  run: async () => {
    await deleteFiguresBefore(db.autocommit, addDays(dayInJapan(clock.now()), -FIGURE_DAYS))
  },
})
