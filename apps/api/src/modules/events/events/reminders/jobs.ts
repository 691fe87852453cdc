import { reminderKinds } from "@shirube/vocabulary/events/events/choices"
import { emit } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { dueWindows } from "#api/kernel/notices/reminders"
import { reminderDue } from "../events.ts"
import { insertReminder, selectDue } from "./queries.ts"

const BATCH = 100

/** Emits once per session, however many processes run; recipients are resolved by the subscriber. */
export const remindOfEvents = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "events-remind",
  cron: "* * * * *",
  run: async () => {
    for (const { kind, from, to } of dueWindows(clock.now(), reminderKinds)) {
      const due = await selectDue(db.autocommit, { kind, from, to, limit: BATCH })
      for (const { id, eventId, startsAt } of due)
        await db.transaction(async (tx) => {
          if (await insertReminder(tx, id, kind, startsAt))
            await emit(tx, reminderDue, { eventId, sessionId: id, kind, startsAt: startsAt.toISOString() })
        })
    }
  },
})
