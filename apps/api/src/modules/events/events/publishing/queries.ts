import { and, eq, inArray, notInArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventSessionId, UserId } from "#api/kernel/db/ids"
import {
  type EventQuestion,
  eventMeetings,
  eventSessions,
  eventSpeakers,
  eventTexts,
  type InLanguages,
  publishedEvents,
} from "#api/kernel/db/tables/events/events"

export type { EventQuestion, InLanguages }
export type EventInsert = typeof publishedEvents.$inferInsert
export type EventTextInsert = Omit<typeof eventTexts.$inferInsert, "eventId">
export type SpeakerInsert = Omit<typeof eventSpeakers.$inferInsert, "eventId" | "position">
export type SessionInsert = Pick<
  typeof eventSessions.$inferInsert,
  "id" | "startsAt" | "endsAt" | "capacity" | "availability"
>

/** Locks the event and reads its fingerprint, to detect whether publishing changes anything. */
export async function selectPublished(tx: Tx, id: EventId) {
  const [found] = await tx
    .select({
      fingerprint: publishedEvents.fingerprint,
      publishedAt: publishedEvents.publishedAt,
      cancelledAt: publishedEvents.cancelledAt,
    })
    .from(publishedEvents)
    .where(eq(publishedEvents.id, id))
    .limit(1)
    // A weaker lock: a registration holds a session and references the event, and the two must not block each other.
    .for("no key update")
  return found
}

export async function replaceEvent(
  tx: Tx,
  row: EventInsert,
  speakers: readonly SpeakerInsert[],
  texts: readonly EventTextInsert[],
): Promise<void> {
  const eventId = row.id
  await tx.insert(publishedEvents).values(row).onConflictDoUpdate({ target: publishedEvents.id, set: row })
  await tx.delete(eventTexts).where(eq(eventTexts.eventId, eventId))
  await tx.insert(eventTexts).values(texts.map((text) => ({ ...text, eventId })))
  await tx.delete(eventSpeakers).where(eq(eventSpeakers.eventId, eventId))
  if (speakers.length > 0)
    await tx
      .insert(eventSpeakers)
      .values(speakers.map((speaker, position) => ({ ...speaker, eventId, position })))
}

/** Keeps the seat counts. */
export const putSession = (tx: Tx, eventId: EventId, { availability, ...session }: SessionInsert) =>
  tx
    .insert(eventSessions)
    .values({ ...session, availability, eventId })
    .onConflictDoUpdate({
      target: eventSessions.id,
      set: { ...session, cancelledAt: null },
      setWhere: eq(eventSessions.eventId, eventId),
    })

export const cancelSession = (tx: Tx, id: EventSessionId, now: Date) =>
  tx.update(eventSessions).set({ cancelledAt: now }).where(eq(eventSessions.id, id))

export const deleteSession = (tx: Tx, id: EventSessionId) =>
  tx.delete(eventSessions).where(eq(eventSessions.id, id))

export async function replaceMeetings(
  tx: Tx,
  sessions: readonly { readonly id: EventSessionId; readonly meetingLink: string | null }[],
): Promise<void> {
  const ids = sessions.map(({ id }) => id)
  await tx.delete(eventMeetings).where(inArray(eventMeetings.sessionId, ids))
  const links = sessions.flatMap(({ id, meetingLink }) =>
    meetingLink === null ? [] : [{ sessionId: id, link: meetingLink }],
  )
  if (links.length > 0) await tx.insert(eventMeetings).values(links)
}

export const markCancelled = (tx: Tx, id: EventId, now: Date) =>
  tx.update(publishedEvents).set({ cancelledAt: now, updatedAt: now }).where(eq(publishedEvents.id, id))

export const deleteEvent = (tx: Tx, id: EventId) =>
  tx.delete(publishedEvents).where(eq(publishedEvents.id, id))

/** Events with no other speakers. */
export async function selectEventsOnlyBy(tx: Tx, speakers: readonly UserId[]) {
  const named = await tx
    .selectDistinct({ id: eventSpeakers.eventId })
    .from(eventSpeakers)
    .where(inArray(eventSpeakers.userId, [...speakers]))
  const ids = named.map(({ id }) => id)
  if (ids.length === 0) return []
  const shared = await tx
    .selectDistinct({ id: eventSpeakers.eventId })
    .from(eventSpeakers)
    .where(and(inArray(eventSpeakers.eventId, ids), notInArray(eventSpeakers.userId, [...speakers])))
  return ids.filter((id) => !shared.some((other) => other.id === id))
}
