import { and, asc, eq, gte, inArray, isNull, lt } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { eventRegistrations, eventSessions } from "#api/kernel/db/tables/events/events"

interface Span {
  readonly from: Date
  readonly until: Date
  readonly limit: number
}

/** Sessions in which the member has a seat or an offer, without cancelled ones. */
export const selectAhead = (tx: Tx, userId: UserId, { from, until, limit }: Span) =>
  tx
    .select({
      eventId: eventRegistrations.eventId,
      sessionId: eventSessions.id,
      startsAt: eventSessions.startsAt,
    })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.sessionId))
    .where(
      and(
        eq(eventRegistrations.userId, userId),
        inArray(eventRegistrations.state, ["registered", "offered", "attended"]),
        isNull(eventSessions.cancelledAt),
        gte(eventSessions.startsAt, from),
        lt(eventSessions.startsAt, until),
      ),
    )
    .orderBy(asc(eventSessions.startsAt))
    .limit(limit)
