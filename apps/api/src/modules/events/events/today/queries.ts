import { and, asc, eq, gt } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { eventSessions } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"
import { hasSeat } from "../due/queries.ts"

/** The session that ends next, of those in which the member has a seat or an offer. */
export async function selectNextTicket(tx: Tx, userId: UserId, now: Date) {
  const [found] = await tx
    .select({
      eventId: eventRegistrations.eventId,
      state: eventRegistrations.state,
      mode: eventRegistrations.mode,
      offerExpiresAt: eventRegistrations.offerExpiresAt,
      startsAt: eventSessions.startsAt,
      endsAt: eventSessions.endsAt,
    })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.sessionId))
    .where(and(hasSeat(userId), gt(eventSessions.endsAt, now)))
    .orderBy(asc(eventSessions.startsAt))
    .limit(1)
  return found
}
