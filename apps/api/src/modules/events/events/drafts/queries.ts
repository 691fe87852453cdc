import type { Language } from "@shirube/vocabulary/language"
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventDraftId, EventId, FileId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { eventDrafts, eventSessions, publishedEvents } from "#api/kernel/db/tables/events/events"
import type { Moment } from "#api/kernel/lists/keyset"

export type NewDraft = typeof eventDrafts.$inferInsert

const isCancelled = sql<boolean>`exists (select 1 from ${publishedEvents} where ${publishedEvents.id} = ${eventDrafts.eventId} and ${publishedEvents.cancelledAt} is not null)`

/** The picture that readers see. */
const shownPicture = sql<FileId | null>`(select ${publishedEvents.pictureId} from ${publishedEvents} where ${publishedEvents.id} = ${eventDrafts.eventId})`

const statusColumns = {
  id: eventDrafts.id,
  eventId: eventDrafts.eventId,
  proposerId: eventDrafts.proposerId,
  state: eventDrafts.state,
  version: eventDrafts.version,
  publishedLanguages: eventDrafts.publishedLanguages,
  publishedVersion: eventDrafts.publishedVersion,
  updatedAt: eventDrafts.updatedAt,
  pictureId: eventDrafts.pictureId,
  shownPicture,
  isCancelled,
}
export type EventDraftStatus = NonNullable<Awaited<ReturnType<typeof selectDraftStatus>>>

const titleIn = (language: Language) =>
  sql<string>`${eventDrafts.document} -> 'texts' -> ${language}::text ->> 'title'`

interface Listing {
  /** Null: all drafts that editors may see. */
  readonly proposerId: UserId | null
  readonly after: Moment | undefined
  readonly limit: number
}

/** Omits the documents: a list shows only their titles. */
export const selectDrafts = (tx: Tx, { proposerId, after, limit }: Listing) =>
  tx
    .select({
      ...statusColumns,
      titleEn: titleIn("en"),
      titleJa: titleIn("ja"),
      position: instantText(eventDrafts.updatedAt),
    })
    .from(eventDrafts)
    .where(
      and(
        proposerId === null
          ? or(isNull(eventDrafts.proposerId), ne(eventDrafts.state, "draft"), isNotNull(eventDrafts.eventId))
          : eq(eventDrafts.proposerId, proposerId),
        after && isBefore(eventDrafts.updatedAt, eventDrafts.id, after),
      ),
    )
    .orderBy(desc(eventDrafts.updatedAt), desc(eventDrafts.id))
    .limit(limit)

/** Totals over all sessions of an event. */
export const selectNumbers = (tx: Tx, ids: readonly EventId[]) =>
  tx
    .select({
      eventId: eventSessions.eventId,
      startsAt: sql<Date>`min(${eventSessions.startsAt})`.mapWith(eventSessions.startsAt),
      taken: sql<number>`sum(${eventSessions.taken})`.mapWith(Number),
      waiting: sql<number>`sum(${eventSessions.waiting})`.mapWith(Number),
    })
    .from(eventSessions)
    .where(inArray(eventSessions.eventId, [...ids]))
    .groupBy(eventSessions.eventId)

export async function selectDraftStatus(tx: Tx, id: EventDraftId) {
  const [found] = await tx.select(statusColumns).from(eventDrafts).where(eq(eventDrafts.id, id)).limit(1)
  return found
}

export async function selectDraft(tx: Tx, id: EventDraftId) {
  const [found] = await tx
    .select({ ...statusColumns, document: eventDrafts.document })
    .from(eventDrafts)
    .where(eq(eventDrafts.id, id))
    .limit(1)
  return found
}
export type Draft = NonNullable<Awaited<ReturnType<typeof selectDraft>>>

/** Serialises concurrent saves: the second one waits and reads what the first has written. */
export async function lockDraft(tx: Tx, id: EventDraftId): Promise<Draft | undefined> {
  const [found] = await tx
    .select({ id: eventDrafts.id })
    .from(eventDrafts)
    .where(eq(eventDrafts.id, id))
    .limit(1)
    .for("update")
  return found && selectDraft(tx, id)
}

/** Serialises publishing and cancelling. */
export async function lockDraftOf(tx: Tx, eventId: EventId) {
  const [found] = await tx
    .select({ id: eventDrafts.id, proposerId: eventDrafts.proposerId })
    .from(eventDrafts)
    .where(eq(eventDrafts.eventId, eventId))
    .limit(1)
    .for("update")
  return found
}

export async function countDraftsOf(tx: Tx, proposerId: UserId): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(eventDrafts)
    .where(eq(eventDrafts.proposerId, proposerId))
  return found?.count ?? 0
}

/** Returns false if a draft with that id, or of that event, exists. */
export async function insertDraft(tx: Tx, draft: NewDraft): Promise<boolean> {
  const inserted = await tx
    .insert(eventDrafts)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: eventDrafts.id })
  return inserted.length > 0
}

export const updateDraft = (tx: Tx, id: EventDraftId, change: Partial<NewDraft>) =>
  tx.update(eventDrafts).set(change).where(eq(eventDrafts.id, id))

export const deleteDraft = (tx: Tx, id: EventDraftId) => tx.delete(eventDrafts).where(eq(eventDrafts.id, id))

/** Unpublished drafts are deleted with their author. */
export const deleteUnpublishedOf = (tx: Tx, people: readonly UserId[]) =>
  tx.delete(eventDrafts).where(and(inArray(eventDrafts.proposerId, [...people]), isNull(eventDrafts.eventId)))

export const deleteDraftsOf = (tx: Tx, eventIds: readonly EventId[]) =>
  tx.delete(eventDrafts).where(inArray(eventDrafts.eventId, [...eventIds]))

export const deleteUnpublished = (tx: Tx, ids: readonly EventDraftId[]) =>
  tx.delete(eventDrafts).where(and(inArray(eventDrafts.id, [...ids]), isNull(eventDrafts.eventId)))

/** Published events that these people proposed. */
export async function selectEventsProposedBy(tx: Tx, people: readonly UserId[]): Promise<EventId[]> {
  const found = await tx
    .select({ id: eventDrafts.eventId })
    .from(eventDrafts)
    .where(inArray(eventDrafts.proposerId, [...people]))
  return found.flatMap(({ id }) => id ?? [])
}

/** Serialises publishing: the second of two events with the same name finds the id taken. */
export const lockEventIds = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ids of events', 0))`)

/** Also true for the id of an event that was taken down. */
export async function isIdTaken(tx: Tx, id: EventId): Promise<boolean> {
  const inDrafts = tx.select({ one: sql`1` }).from(eventDrafts).where(eq(eventDrafts.eventId, id))
  const published = tx.select({ one: sql`1` }).from(publishedEvents).where(eq(publishedEvents.id, id))
  return (await inDrafts.unionAll(published).limit(1)).length > 0
}
