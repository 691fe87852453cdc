import { and, asc, count, eq, max } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import {
  eventCancellations,
  eventDrafts,
  eventSessions,
  eventTexts,
  publishedEvents,
} from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"

/** Includes the proposer, if any. */
export async function selectOrganised(tx: Tx, id: EventId) {
  const [found] = await tx
    .select({
      id: publishedEvents.id,
      kind: publishedEvents.kind,
      topics: publishedEvents.topics,
      spokenLanguages: publishedEvents.spokenLanguages,
      questions: publishedEvents.questions,
      cancelledAt: publishedEvents.cancelledAt,
      reason: eventCancellations.reason,
      draftId: eventDrafts.id,
      proposerId: eventDrafts.proposerId,
    })
    .from(publishedEvents)
    .leftJoin(eventDrafts, eq(eventDrafts.eventId, publishedEvents.id))
    .leftJoin(eventCancellations, eq(eventCancellations.eventId, publishedEvents.id))
    .where(eq(publishedEvents.id, id))
    .limit(1)
  return found
}
export type Organised = NonNullable<Awaited<ReturnType<typeof selectOrganised>>>

export const selectTexts = (tx: Tx, id: EventId) =>
  tx
    .select({ language: eventTexts.language, title: eventTexts.title, source: eventTexts.source })
    .from(eventTexts)
    .where(eq(eventTexts.eventId, id))

export const selectDates = (tx: Tx, id: EventId) =>
  tx
    .select()
    .from(eventSessions)
    .where(eq(eventSessions.eventId, id))
    .orderBy(asc(eventSessions.startsAt), asc(eventSessions.id))

export async function selectLastEnd(tx: Tx, id: EventId): Promise<Date | null> {
  const [found] = await tx
    .select({ endsAt: max(eventSessions.endsAt) })
    .from(eventSessions)
    .where(eq(eventSessions.eventId, id))
  return found?.endsAt ?? null
}

export const countAttended = (tx: Tx, id: EventId) =>
  tx
    .select({ sessionId: eventRegistrations.sessionId, count: count() })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, id), eq(eventRegistrations.state, "attended")))
    .groupBy(eventRegistrations.sessionId)

export const insertCancellation = (tx: Tx, eventId: EventId, reason: { en: string; ja: string }) =>
  tx.insert(eventCancellations).values({ eventId, reason }).onConflictDoNothing()
