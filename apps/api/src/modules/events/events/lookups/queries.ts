import { and, eq, inArray, isNull, min, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventSessionId } from "#api/kernel/db/ids"
import { eventSessions, eventTexts } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"
import { idsOf, memberId } from "#api/kernel/features/personal-facts/queries"

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

/** The member's registrations; `before` counts the people ahead on the waitlist. */
export const ownRegistrations = sql`select own.event_id as "eventId", own.state, own.session_id as "sessionId",
    session.starts_at as "startsAt", (select count(*) from ${eventRegistrations} ahead
      where own.state = 'waiting' and ahead.session_id = own.session_id and ahead.state = 'waiting'
        and ahead.place < own.place) as before
  from ${eventRegistrations} own join ${eventSessions} session on session.id = own.session_id
  where own.user_id = ${memberId} and own.event_id = any(${idsOf("event")}) and own.state <> 'cancelled'`
