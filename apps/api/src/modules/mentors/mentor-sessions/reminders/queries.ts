import type { SessionReminder } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { and, asc, eq, gt, lte, notExists } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId } from "#api/kernel/db/ids"
import { mentorSessionReminders, mentorSessions } from "#api/kernel/db/tables/mentors/mentor-sessions"

/** Agreed sessions that begin within the span and have not had this reminder. */
export const selectDue = (
  tx: Tx,
  { kind, from, to, limit }: { kind: SessionReminder; from: Date; to: Date; limit: number },
) =>
  tx
    .select()
    .from(mentorSessions)
    .where(
      and(
        eq(mentorSessions.state, "accepted"),
        gt(mentorSessions.startsAt, from),
        lte(mentorSessions.startsAt, to),
        notExists(
          tx
            .select({ id: mentorSessionReminders.sessionId })
            .from(mentorSessionReminders)
            .where(
              and(
                eq(mentorSessionReminders.sessionId, mentorSessions.id),
                eq(mentorSessionReminders.kind, kind),
                eq(mentorSessionReminders.startsAt, mentorSessions.startsAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(mentorSessions.startsAt))
    .limit(limit)

/** False if it was sent before. */
export async function insertReminder(
  tx: Tx,
  sessionId: MentorSessionId,
  kind: SessionReminder,
  startsAt: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(mentorSessionReminders)
    .values({ sessionId, kind, startsAt })
    .onConflictDoNothing()
    .returning({ kind: mentorSessionReminders.kind })
  return inserted.length > 0
}
