import { and, eq, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { mentorSessions } from "#api/kernel/db/tables/mentors/sessions"

export type SessionRow = typeof mentorSessions.$inferSelect

const isParty = (userId: UserId) =>
  or(eq(mentorSessions.studentId, userId), eq(mentorSessions.mentorId, userId))

/** Only if the member is one of its two people. */
export async function selectOwn(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
): Promise<SessionRow | undefined> {
  const [found] = await tx
    .select()
    .from(mentorSessions)
    .where(and(eq(mentorSessions.id, id), isParty(userId)))
    .limit(1)
  return found
}

/** As `selectOwn`; concurrent changes of the session wait. */
export async function lockOwn(tx: Tx, id: MentorSessionId, userId: UserId): Promise<SessionRow | undefined> {
  const [found] = await tx
    .select()
    .from(mentorSessions)
    .where(and(eq(mentorSessions.id, id), isParty(userId)))
    .limit(1)
    .for("update")
  return found
}
