import { emit } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { calendarDayChanged } from "../events.ts"
import { remindOfOwn } from "./service.ts"

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
