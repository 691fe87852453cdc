import { and, asc, eq, gte, inArray, isNull, lt } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { eventSessions } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"

interface Span {
  readonly from: Date
  readonly until: Date
  readonly limit: number
}

/** The member has a seat or an offer in a session that is not cancelled. */
export const hasSeat = (userId: UserId) =>
  and(
    eq(eventRegistrations.userId, userId),
    inArray(eventRegistrations.state, ["registered", "offered", "attended"]),
    isNull(eventSessions.cancelledAt),
  )

export const selectAhead = (tx: Tx, userId: UserId, { from, until, limit }: Span) =>
  tx
    .select({
      eventId: eventRegistrations.eventId,
      sessionId: eventSessions.id,
      startsAt: eventSessions.startsAt,
    })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.sessionId))
    .where(and(hasSeat(userId), gte(eventSessions.startsAt, from), lt(eventSessions.startsAt, until)))
    .orderBy(asc(eventSessions.startsAt))
    .limit(limit)
