import { and, count, eq, inArray, isNull, lt, min, ne } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventSessionId, UserId } from "#api/kernel/db/ids"
import { eventSessions, eventTexts } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"

export const selectTitles = (tx: Tx, ids: readonly EventId[]) =>
  tx
    .select({ id: eventTexts.eventId, language: eventTexts.language, title: eventTexts.title })
    .from(eventTexts)
    .where(inArray(eventTexts.eventId, [...ids]))

export async function selectSession(tx: Tx, id: EventSessionId) {
  const [found] = await tx
    .select({ startsAt: eventSessions.startsAt, availability: eventSessions.availability })
    .from(eventSessions)
    .where(eq(eventSessions.id, id))
    .limit(1)
  return found
}

/** Ignores cancelled sessions. */
export async function selectFirstStart(tx: Tx, id: EventId): Promise<Date | null> {
  const [found] = await tx
    .select({ startsAt: min(eventSessions.startsAt) })
    .from(eventSessions)
    .where(and(eq(eventSessions.eventId, id), isNull(eventSessions.cancelledAt)))
  return found?.startsAt ?? null
}

const ahead = alias(eventRegistrations, "ahead")

/** The member's registration state per event; `before` counts the people ahead on the waitlist. */
export const selectRegistrationStates = (tx: Tx, userId: UserId, ids: readonly EventId[]) =>
  tx
    .select({
      eventId: eventRegistrations.eventId,
      state: eventRegistrations.state,
      sessionId: eventSessions.id,
      startsAt: eventSessions.startsAt,
      before: count(ahead.id),
    })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.sessionId))
    .leftJoin(
      ahead,
      and(
        eq(eventRegistrations.state, "waiting"),
        eq(ahead.sessionId, eventRegistrations.sessionId),
        eq(ahead.state, "waiting"),
        lt(ahead.place, eventRegistrations.place),
      ),
    )
    .where(
      and(
        eq(eventRegistrations.userId, userId),
        inArray(eventRegistrations.eventId, [...ids]),
        ne(eventRegistrations.state, "cancelled"),
      ),
    )
    .groupBy(eventRegistrations.id, eventSessions.id)
