// Reminds members of their own calendar entries.
import { addDays, dayInJapan, daysBetween } from "@shirube/vocabulary/time/days"
import type { Db } from "#api/kernel/db/client"
import type { OwnCalendarEntryId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { calendarDayChanged, ownEntryNear } from "../events.ts"
import { selectOwnOn } from "../mine/queries.ts"

/** Days before. */
const REMINDED = [3, 1] as const
const BATCH = 200

/** Safe to retry: notices are deduplicated by entry, day and days left. */
export async function remindOfOwn(db: Db, now: Date): Promise<void> {
  const today = dayInJapan(now)
  const days = REMINDED.map((ahead) => addDays(today, ahead))
  for (let after: OwnCalendarEntryId | undefined; ; ) {
    const some = await db.transaction(async (tx) => {
      const near = await selectOwnOn(tx, days, { after, limit: BATCH })
      for (const { id, userId, title, day } of near)
        await emit(tx, ownEntryNear, {
          userId,
          entryId: id,
          title,
          day,
          daysLeft: daysBetween(today, day),
        })
      return near
    })
    after = some.at(-1)?.id
    if (some.length < BATCH) return
  }
}

/** In the morning, in Japan. */
export const remindOfOwnEntries = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "calendar-remind",
  cron: "30 7 * * *",
  run: () => remindOfOwn(db, clock.now()),
})

/** At midnight in Japan: invalidates pages that show today's date. */
export const invalidateCalendarDay = ({ db }: JobParts): JobDefinition => ({
  queue: "calendar-day",
  cron: "0 0 * * *",
  run: () => db.transaction((tx) => emit(tx, calendarDayChanged, {})),
})
