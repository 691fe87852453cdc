import type { EventAudience } from "@shirube/vocabulary/events/events/choices"
import { and, asc, eq, gt, inArray, lte, ne } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventSessionId, UserId } from "#api/kernel/db/ids"
import { eventSessions, publishedEvents } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"

export const selectExpiredOffers = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({ eventId: eventRegistrations.eventId, userId: eventRegistrations.userId })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.state, "offered"), lte(eventRegistrations.offerExpiresAt, now)))
    .orderBy(asc(eventRegistrations.offerExpiresAt))
    .limit(limit)

/** In a fixed order, so that concurrent lockers cannot deadlock. */
export async function selectEventsOf(tx: Tx, userIds: readonly UserId[]): Promise<EventId[]> {
  const found = await tx
    .selectDistinct({ id: eventRegistrations.eventId })
    .from(eventRegistrations)
    .where(inArray(eventRegistrations.userId, [...userIds]))
    .orderBy(asc(eventRegistrations.eventId))
  return found.map(({ id }) => id)
}

/** Returns the seats and waitlist places that deleted accounts had. */
export const deleteRegistrationsOf = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .delete(eventRegistrations)
    .where(and(inArray(eventRegistrations.userId, [...userIds]), ne(eventRegistrations.state, "cancelled")))
    .returning({
      eventId: eventRegistrations.eventId,
      sessionId: eventRegistrations.sessionId,
      state: eventRegistrations.state,
    })

export async function selectStarts(tx: Tx, ids: readonly EventSessionId[]) {
  const found = await tx
    .select({ id: eventSessions.id, startsAt: eventSessions.startsAt })
    .from(eventSessions)
    .where(inArray(eventSessions.id, [...ids]))
  return new Map(found.map(({ id, startsAt }) => [id, startsAt]))
}

/** The member's registrations for upcoming sessions of events for this audience. */
export const selectAheadOf = (tx: Tx, userId: UserId, audience: EventAudience, now: Date) =>
  tx
    .select({ eventId: eventRegistrations.eventId })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.sessionId))
    .innerJoin(publishedEvents, eq(publishedEvents.id, eventRegistrations.eventId))
    .where(
      and(
        eq(eventRegistrations.userId, userId),
        ne(eventRegistrations.state, "cancelled"),
        eq(publishedEvents.audience, audience),
        gt(eventSessions.startsAt, now),
      ),
    )
    .orderBy(asc(eventRegistrations.eventId))
