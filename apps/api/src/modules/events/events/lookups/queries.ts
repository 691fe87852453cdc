import { and, eq, inArray, isNull, min } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventSessionId } from "#api/kernel/db/ids"
import { eventSessions, eventTexts } from "#api/kernel/db/tables/events/events"

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
