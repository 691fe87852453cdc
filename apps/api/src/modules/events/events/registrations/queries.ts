import { and, asc, count, desc, eq, gt, inArray, lt, ne } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventRegistrationId, EventSessionId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { eventMeetings, eventSessions, publishedEvents } from "#api/kernel/db/tables/events/events"
import {
  eventRegistrations,
  type RegistrationDetails,
} from "#api/kernel/db/tables/events/events/registrations"
import type { Moment } from "#api/kernel/lists/keyset"

export type { RegistrationDetails }
export type Registration = typeof eventRegistrations.$inferSelect
export type RegistrationChange = Partial<typeof eventRegistrations.$inferInsert>

export async function selectOwn(tx: Tx, eventId: EventId, userId: UserId) {
  const [found] = await tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId)))
    .limit(1)
  return found
}

/** One registration per person and event: registering again updates it. */
export async function putRegistration(
  tx: Tx,
  registration: typeof eventRegistrations.$inferInsert,
): Promise<Registration> {
  const { id: _, checkInCode: __, ...again } = registration
  const [kept] = await tx
    .insert(eventRegistrations)
    .values(registration)
    .onConflictDoUpdate({ target: [eventRegistrations.eventId, eventRegistrations.userId], set: again })
    .returning()
  if (!kept) throw new Error("Upsert returned no row")
  return kept
}

export const updateRegistration = (tx: Tx, id: EventRegistrationId, change: RegistrationChange) =>
  tx.update(eventRegistrations).set(change).where(eq(eventRegistrations.id, id))

/** The first person on the session's waitlist. */
export async function selectFirstOnWaitlist(tx: Tx, sessionId: EventSessionId) {
  const [found] = await tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.sessionId, sessionId), eq(eventRegistrations.state, "waiting")))
    .orderBy(asc(eventRegistrations.place))
    .limit(1)
  return found
}

export async function countAhead(tx: Tx, { sessionId, place }: Pick<Registration, "sessionId" | "place">) {
  const [found] = await tx
    .select({ number: count() })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.sessionId, sessionId),
        eq(eventRegistrations.state, "waiting"),
        lt(eventRegistrations.place, place ?? 0),
      ),
    )
  return found?.number ?? 0
}

/** The only place that reads meeting links. */
export async function selectMeetings(tx: Tx, ids: readonly EventSessionId[]) {
  const found =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(eventMeetings)
          .where(inArray(eventMeetings.sessionId, [...ids]))
  return new Map(found.map(({ sessionId, link }) => [sessionId, link]))
}

/** What a ticket says about the place. */
export async function selectPlaces(tx: Tx, ids: readonly EventId[]) {
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({
            id: publishedEvents.id,
            format: publishedEvents.format,
            prefecture: publishedEvents.prefecture,
            venue: publishedEvents.venue,
            entrance: publishedEvents.entrance,
          })
          .from(publishedEvents)
          .where(inArray(publishedEvents.id, [...ids]))
  return new Map(found.map((place) => [place.id, place]))
}
export type TicketPlace =
  Awaited<ReturnType<typeof selectPlaces>> extends ReadonlyMap<EventId, infer Place> ? Place : never

/** Reads without locking. */
export const selectSeats = (tx: Tx, eventId: EventId) =>
  tx
    .select()
    .from(eventSessions)
    .where(eq(eventSessions.eventId, eventId))
    .orderBy(asc(eventSessions.startsAt), asc(eventSessions.id))

interface Page {
  readonly after: Moment | undefined
  readonly limit: number
}

/** A member's own registrations: few, so sorting by current start is cheap. */
export const selectOwnList = (tx: Tx, userId: UserId, { after, limit }: Page) =>
  tx
    .select({
      registration: eventRegistrations,
      session: eventSessions,
      position: instantText(eventSessions.startsAt),
    })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.sessionId))
    .where(
      and(
        eq(eventRegistrations.userId, userId),
        ne(eventRegistrations.state, "cancelled"),
        after && isBefore(eventSessions.startsAt, eventRegistrations.id, after),
      ),
    )
    .orderBy(desc(eventSessions.startsAt), desc(eventRegistrations.id))
    .limit(limit)

/** In batches, ordered by id. */
export const selectPeople = (
  tx: Tx,
  sessionId: EventSessionId,
  states: readonly Registration["state"][],
  after: EventRegistrationId,
  limit: number,
) =>
  tx
    .select({
      id: eventRegistrations.id,
      userId: eventRegistrations.userId,
    })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.sessionId, sessionId),
        inArray(eventRegistrations.state, [...states]),
        gt(eventRegistrations.id, after),
      ),
    )
    .orderBy(asc(eventRegistrations.id))
    .limit(limit)
