import { sessionReminders } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { emit } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { dueWindows } from "#api/kernel/notices/reminders"
import { sessionReminderDue } from "../events.ts"
import { refOf } from "../service.ts"
import { insertReminder, selectDue } from "./queries.ts"

const BATCH = 100

/** Emits once per session and start, however many processes run. */
export const remindOfSessions = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "mentor-sessions-remind",
  cron: "* * * * *",
  run: async () => {
    for (const { kind, from, to } of dueWindows(clock.now(), sessionReminders))
      for (const session of await selectDue(db.autocommit, { kind, from, to, limit: BATCH }))
        await db.transaction(async (tx) => {
          const { id, startsAt } = session
          if (startsAt && (await insertReminder(tx, id, kind, startsAt)))
            await emit(tx, sessionReminderDue, {
              ...refOf(session),
              kind,
              startsAt: startsAt.toISOString(),
            })
        })
  },
})
