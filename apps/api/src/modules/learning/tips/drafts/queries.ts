import { and, count, desc, eq, isNull, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, TipDraftId, TipId, UserId, VideoId } from "#api/kernel/db/ids"
import { tipDrafts, tips } from "#api/kernel/db/tables/learning/tips"

export type NewDraft = typeof tipDrafts.$inferInsert

/** The id of the published tip; null if it is withdrawn or unpublished. */
const shownAs = sql<TipId | null>`(select ${tips.id} from ${tips} where ${tips.id} = ${tipDrafts.tipId} and ${tips.withdrawnAt} is null)`
/** The picture that readers see. */
const shownPicture = sql<FileId | null>`(select ${tips.pictureId} from ${tips} where ${tips.id} = ${tipDrafts.tipId})`
const shownFilm = sql<VideoId | null>`(select ${tips.filmId} from ${tips} where ${tips.id} = ${tipDrafts.tipId})`

const columns = {
  id: tipDrafts.id,
  tipId: tipDrafts.tipId,
  authorId: tipDrafts.authorId,
  topics: tipDrafts.topics,
  texts: tipDrafts.texts,
  pictureId: tipDrafts.pictureId,
  pictureAlt: tipDrafts.pictureAlt,
  filmId: tipDrafts.filmId,
  state: tipDrafts.state,
  version: tipDrafts.version,
  updatedAt: tipDrafts.updatedAt,
  shownAs,
  shownPicture,
  shownFilm,
}
export type ShownDraft = NonNullable<Awaited<ReturnType<typeof selectDraft>>>

export const selectDraftsOf = (tx: Tx, authorId: UserId, limit: number) =>
  tx
    .select(columns)
    .from(tipDrafts)
    .where(eq(tipDrafts.authorId, authorId))
    .orderBy(desc(tipDrafts.updatedAt), desc(tipDrafts.id))
    .limit(limit)

export async function selectDraft(tx: Tx, id: TipDraftId) {
  const [found] = await tx.select(columns).from(tipDrafts).where(eq(tipDrafts.id, id)).limit(1)
  return found
}

/** Serialises concurrent saves: the second one waits and reads what the first has written. */
export async function lockDraft(tx: Tx, id: TipDraftId) {
  const [found] = await tx
    .select({ id: tipDrafts.id })
    .from(tipDrafts)
    .where(eq(tipDrafts.id, id))
    .limit(1)
    .for("update")
  return found && selectDraft(tx, id)
}

export async function countDraftsOf(tx: Tx, authorId: UserId): Promise<number> {
  const [found] = await tx.select({ count: count() }).from(tipDrafts).where(eq(tipDrafts.authorId, authorId))
  return found?.count ?? 0
}

/** Returns false if a draft with that id exists. */
export async function insertDraft(tx: Tx, draft: NewDraft): Promise<boolean> {
  const inserted = await tx
    .insert(tipDrafts)
    .values(draft)
    .onConflictDoNothing({ target: tipDrafts.id })
    .returning({ id: tipDrafts.id })
  return inserted.length > 0
}

export const updateDraft = (tx: Tx, id: TipDraftId, change: Partial<NewDraft>) =>
  tx
    .update(tipDrafts)
    .set({ ...change, version: sql`${tipDrafts.version} + 1` })
    .where(eq(tipDrafts.id, id))

/** Returns false if it was changed since it was seeded. */
export async function setFilmOfSeededTip(tx: Tx, tipId: TipId, filmId: VideoId): Promise<boolean> {
  const found = await tx
    .update(tipDrafts)
    .set({ filmId })
    .where(
      and(
        eq(tipDrafts.tipId, tipId),
        eq(tipDrafts.version, 1),
        isNull(tipDrafts.pictureId),
        isNull(tipDrafts.filmId),
      ),
    )
    .returning({ id: tipDrafts.id })
  return found.length > 0
}

export const deleteDraft = (tx: Tx, id: TipDraftId) => tx.delete(tipDrafts).where(eq(tipDrafts.id, id))

/**
 * True if another draft uses it, or a tip whose draft has changed since. A picture belongs to one tip, because
 * removing the tip releases it.
 */
export async function isPictureTaken(tx: Tx, pictureId: FileId, draftId: TipDraftId): Promise<boolean> {
  const inDrafts = tx
    .select({ id: sql`1` })
    .from(tipDrafts)
    .where(and(eq(tipDrafts.pictureId, pictureId), ne(tipDrafts.id, draftId)))
  const inTips = tx.select({ id: sql`1` }).from(tips).where(eq(tips.pictureId, pictureId))
  return (await inDrafts.unionAll(inTips).limit(1)).length > 0
}

/** Like pictures: each film belongs to one tip. */
export async function isFilmTaken(tx: Tx, filmId: VideoId, draftId: TipDraftId): Promise<boolean> {
  const inDrafts = tx
    .select({ id: sql`1` })
    .from(tipDrafts)
    .where(and(eq(tipDrafts.filmId, filmId), ne(tipDrafts.id, draftId)))
  const inTips = tx.select({ id: sql`1` }).from(tips).where(eq(tips.filmId, filmId))
  return (await inDrafts.unionAll(inTips).limit(1)).length > 0
}
