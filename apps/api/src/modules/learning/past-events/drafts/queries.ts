import { and, desc, eq, ne, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, PastEventDraftId, PastEventId, VideoId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { pastEventDrafts, pastEvents } from "#api/kernel/db/tables/learning/past-events"
import type { Moment } from "#api/kernel/lists/keyset"

export type { DraftDocument } from "#api/kernel/db/tables/learning/past-events"
export type DraftRow = typeof pastEventDrafts.$inferSelect
export type NewDraft = typeof pastEventDrafts.$inferInsert

export const selectDrafts = (tx: Tx, after: Moment | undefined, limit: number) =>
  tx
    .select({ draft: pastEventDrafts, position: instantText(pastEventDrafts.updatedAt) })
    .from(pastEventDrafts)
    .where(after && isBefore(pastEventDrafts.updatedAt, pastEventDrafts.id, after))
    .orderBy(desc(pastEventDrafts.updatedAt), desc(pastEventDrafts.id))
    .limit(limit)

export async function selectDraft(tx: Tx, id: PastEventDraftId): Promise<DraftRow | undefined> {
  const [found] = await tx.select().from(pastEventDrafts).where(eq(pastEventDrafts.id, id)).limit(1)
  return found
}

/** Must match the expression of the index. */
const ofEvent = sql`(${pastEventDrafts.document} ->> 'eventId')`

export async function selectDraftIdOfEvent(tx: Tx, eventId: string): Promise<PastEventDraftId | undefined> {
  const [found] = await tx
    .select({ id: pastEventDrafts.id })
    .from(pastEventDrafts)
    .where(sql`${ofEvent} = ${eventId}`)
    .limit(1)
  return found?.id
}

/** Serialises concurrent saves: the second one waits and reads what the first has written. */
export async function lockDraft(tx: Tx, id: PastEventDraftId): Promise<DraftRow | undefined> {
  const [found] = await tx
    .select()
    .from(pastEventDrafts)
    .where(eq(pastEventDrafts.id, id))
    .limit(1)
    .for("update")
  return found
}

/** Returns false if a draft with that id, or of that past event, exists. */
export async function insertDraft(tx: Tx, draft: NewDraft): Promise<boolean> {
  const inserted = await tx
    .insert(pastEventDrafts)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: pastEventDrafts.id })
  return inserted.length > 0
}

export const updateDraft = (tx: Tx, id: PastEventDraftId, change: Partial<NewDraft>) =>
  tx.update(pastEventDrafts).set(change).where(eq(pastEventDrafts.id, id))

export const deleteDraft = (tx: Tx, id: PastEventDraftId) =>
  tx.delete(pastEventDrafts).where(eq(pastEventDrafts.id, id))

/** Serialises publishing: the second of two past events with the same name finds the id taken. */
export const lockPastEventIds = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ids of past events', 0))`)

/** Also true for the id of a past event that was taken down. */
export async function isIdTaken(tx: Tx, id: PastEventId): Promise<boolean> {
  const inDrafts = tx.select({ one: sql`1` }).from(pastEventDrafts).where(eq(pastEventDrafts.pastEventId, id))
  const published = tx.select({ one: sql`1` }).from(pastEvents).where(eq(pastEvents.id, id))
  return (await inDrafts.unionAll(published).limit(1)).length > 0
}

/** The published recording and slides. */
export async function selectShown(tx: Tx, id: PastEventId) {
  const [found] = await tx
    .select({ videoId: pastEvents.videoId, slidesId: pastEvents.slidesId })
    .from(pastEvents)
    .where(eq(pastEvents.id, id))
    .limit(1)
  return found
}

/** True if another draft uses them: each belongs to one draft, because removing the draft releases it. */
export async function isUsedByOtherDraft(
  tx: Tx,
  { videoId, slidesId }: { readonly videoId: VideoId | null; readonly slidesId: FileId | null },
  but: PastEventDraftId,
): Promise<boolean> {
  const found = await tx
    .select({ id: pastEventDrafts.id })
    .from(pastEventDrafts)
    .where(
      and(
        or(
          videoId === null ? undefined : eq(pastEventDrafts.videoId, videoId),
          slidesId === null ? undefined : eq(pastEventDrafts.slidesId, slidesId),
        ),
        ne(pastEventDrafts.id, but),
      ),
    )
    .limit(1)
  return (videoId !== null || slidesId !== null) && found.length > 0
}
