import { and, count, eq, inArray, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { mentorSessions } from "#api/kernel/db/tables/mentors/mentor-sessions"

export const selectSessions = (tx: Tx, ids: readonly MentorSessionId[]) =>
  tx
    .select()
    .from(mentorSessions)
    .where(inArray(mentorSessions.id, [...ids]))

export const selectSessionIdsOf = (tx: Tx, people: readonly UserId[]) =>
  tx
    .select({ id: mentorSessions.id })
    .from(mentorSessions)
    .where(or(inArray(mentorSessions.studentId, [...people]), inArray(mentorSessions.mentorId, [...people])))

/** Senpai who have held a session with one of these students. */
export const selectMentorsOf = (tx: Tx, students: readonly UserId[]) =>
  tx
    .selectDistinct({ mentorId: mentorSessions.mentorId })
    .from(mentorSessions)
    .where(and(inArray(mentorSessions.studentId, [...students]), eq(mentorSessions.state, "held")))

export async function countHeld(tx: Tx, mentorId: UserId): Promise<number> {
  const [counted] = await tx
    .select({ held: count() })
    .from(mentorSessions)
    .where(and(eq(mentorSessions.mentorId, mentorId), eq(mentorSessions.state, "held")))
  return counted?.held ?? 0
}
