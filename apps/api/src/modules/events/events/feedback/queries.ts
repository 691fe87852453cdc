import { and, count, desc, eq, gt, isNull, lt } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { eventSessions } from "#api/kernel/db/tables/events/events"
import { eventFeedback, eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"
import type { Moment } from "#api/kernel/lists/keyset"

export const selectFeedback = (tx: Tx, eventId: EventId, after: Moment | undefined, limit: number) =>
  tx
    .select({
      userId: eventFeedback.userId,
      rating: eventFeedback.rating,
      comment: eventFeedback.comment,
      givenAt: eventFeedback.givenAt,
      position: instantText(eventFeedback.givenAt),
    })
    .from(eventFeedback)
    .where(
      and(
        eq(eventFeedback.eventId, eventId),
        after && isBefore(eventFeedback.givenAt, eventFeedback.userId, after),
      ),
    )
    .orderBy(desc(eventFeedback.givenAt), desc(eventFeedback.userId))
    .limit(limit)

export const countRatings = (tx: Tx, eventId: EventId) =>
  tx
    .select({ rating: eventFeedback.rating, count: count() })
    .from(eventFeedback)
    .where(eq(eventFeedback.eventId, eventId))
    .groupBy(eventFeedback.rating)

export async function selectOwnFeedback(tx: Tx, eventId: EventId, userId: UserId) {
  const [found] = await tx
    .select({ rating: eventFeedback.rating, comment: eventFeedback.comment })
    .from(eventFeedback)
    .where(and(eq(eventFeedback.eventId, eventId), eq(eventFeedback.userId, userId)))
    .limit(1)
  return found
}

export const putFeedback = (tx: Tx, row: typeof eventFeedback.$inferInsert) =>
  tx
    .insert(eventFeedback)
    .values(row)
    .onConflictDoUpdate({
      target: [eventFeedback.eventId, eventFeedback.userId],
      set: { rating: row.rating, comment: row.comment, givenAt: row.givenAt },
    })

/** State of the member's registration and the end of its session. */
export async function selectAttendance(tx: Tx, eventId: EventId, userId: UserId) {
  const [found] = await tx
    .select({ state: eventRegistrations.state, endsAt: eventSessions.endsAt })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.sessionId))
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId)))
    .limit(1)
  return found
}

/** Sessions that ended within the span. */
export const selectEnded = (
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
  limit: number,
) =>
  tx
    .select({ sessionId: eventSessions.id, eventId: eventSessions.eventId })
    .from(eventSessions)
    .where(
      and(
        gt(eventSessions.startsAt, new Date(from.getTime() - LONGEST_MS)),
        lt(eventSessions.startsAt, to),
        gt(eventSessions.endsAt, from),
        lt(eventSessions.endsAt, to),
        isNull(eventSessions.cancelledAt),
      ),
    )
    .limit(limit)

/** No session is longer than this; it bounds the index scan. */
const LONGEST_MS = 7 * 86_400_000
