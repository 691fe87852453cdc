import { and, asc, eq, gte, inArray, lt, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { mentorSessions } from "#api/kernel/db/tables/mentors/mentor-sessions"

interface Span {
  readonly from: Date
  readonly until: Date
  readonly limit: number
}

/** Agreed sessions and those that were held. */
export const selectAhead = (tx: Tx, userId: UserId, { from, until, limit }: Span) =>
  tx
    .select()
    .from(mentorSessions)
    .where(
      and(
        or(eq(mentorSessions.studentId, userId), eq(mentorSessions.mentorId, userId)),
        inArray(mentorSessions.state, ["accepted", "held"]),
        gte(mentorSessions.startsAt, from),
        lt(mentorSessions.startsAt, until),
      ),
    )
    .orderBy(asc(mentorSessions.startsAt))
    .limit(limit)
