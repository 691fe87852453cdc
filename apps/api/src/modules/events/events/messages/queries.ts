import type { RegistrationState } from "@shirube/vocabulary/events/events/choices"
import { and, asc, count, desc, eq, gt, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventMessageId, EventSessionId, UserId } from "#api/kernel/db/ids"
import { eventMessages, eventSessions } from "#api/kernel/db/tables/events/events"
import { eventLetters, eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"

export type NewMessage = typeof eventMessages.$inferInsert

export const selectMessages = (tx: Tx, eventId: EventId, limit: number) =>
  tx
    .select()
    .from(eventMessages)
    .where(eq(eventMessages.eventId, eventId))
    .orderBy(desc(eventMessages.sentAt), desc(eventMessages.id))
    .limit(limit)
export type Message = Awaited<ReturnType<typeof selectMessages>>[number]

export async function selectMessage(tx: Tx, id: EventMessageId): Promise<Message | undefined> {
  const [found] = await tx.select().from(eventMessages).where(eq(eventMessages.id, id)).limit(1)
  return found
}

/** Returns false if a message with that id exists. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const inserted = await tx
    .insert(eventMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: eventMessages.id })
  return inserted.length > 0
}

export async function countMessages(tx: Tx, eventId: EventId): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(eventMessages)
    .where(eq(eventMessages.eventId, eventId))
  return found?.count ?? 0
}

export interface MessageRecipients {
  readonly eventId: EventId
  /** Null: all sessions. */
  readonly sessionId: EventSessionId | null
  readonly states: readonly RegistrationState[]
}

const addressed = ({ eventId, sessionId, states }: MessageRecipients) =>
  and(
    eq(eventRegistrations.eventId, eventId),
    sessionId === null ? undefined : eq(eventRegistrations.sessionId, sessionId),
    inArray(eventRegistrations.state, [...states]),
  )

export async function countRecipients(tx: Tx, recipients: MessageRecipients): Promise<number> {
  const [found] = await tx.select({ count: count() }).from(eventRegistrations).where(addressed(recipients))
  return found?.count ?? 0
}

/** Ordered by user id. */
export const selectRecipients = (
  tx: Tx,
  recipients: MessageRecipients,
  after: UserId | undefined,
  limit: number,
) =>
  tx
    .select({ userId: eventRegistrations.userId, sessionId: eventRegistrations.sessionId })
    .from(eventRegistrations)
    .where(and(addressed(recipients), after && gt(eventRegistrations.userId, after)))
    .orderBy(asc(eventRegistrations.userId))
    .limit(limit)

/** Returns those who have not received this letter before. */
export async function claimLetters(
  tx: Tx,
  eventId: EventId,
  key: string,
  people: readonly UserId[],
): Promise<UserId[]> {
  if (people.length === 0) return []
  const claimed = await tx
    .insert(eventLetters)
    .values(people.map((userId) => ({ eventId, key, userId })))
    .onConflictDoNothing()
    .returning({ userId: eventLetters.userId })
  return claimed.map(({ userId }) => userId)
}

export async function selectSessionOf(tx: Tx, eventId: EventId, id: EventSessionId) {
  const [found] = await tx
    .select({ id: eventSessions.id })
    .from(eventSessions)
    .where(and(eq(eventSessions.id, id), eq(eventSessions.eventId, eventId)))
    .limit(1)
  return found
}
