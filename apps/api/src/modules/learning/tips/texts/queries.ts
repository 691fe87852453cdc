import { and, asc, eq, gt, isNull, ne } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { TipId, VideoId } from "#api/kernel/db/ids"
import { tipCounts, tips, tipTexts } from "#api/kernel/db/tables/learning/tips"

export type NewTip = Omit<typeof tips.$inferInsert, "withdrawnAt">
export type NewTipText = typeof tipTexts.$inferInsert
export type TipText = typeof tipTexts.$inferSelect

/** Returns false if the id is taken. */
export async function insertTip(tx: Tx, tip: NewTip): Promise<boolean> {
  const inserted = await tx.insert(tips).values(tip).onConflictDoNothing().returning({ id: tips.id })
  if (inserted.length === 0) return false
  await tx.insert(tipCounts).values({ tipId: tip.id, helpful: 0 })
  return true
}

/** Keeps the first publication date. Returns the previous picture and video. */
export async function updateTip(
  tx: Tx,
  { id, topics, languages, pictureId, filmId, updatedAt }: Omit<NewTip, "publishedAt" | "authorId">,
) {
  const [before] = await tx
    .select({ pictureId: tips.pictureId, filmId: tips.filmId })
    .from(tips)
    .where(eq(tips.id, id))
    .limit(1)
    .for("update")
  await tx
    .update(tips)
    .set({ topics, languages, pictureId, filmId, updatedAt, withdrawnAt: null })
    .where(eq(tips.id, id))
  return before
}

export async function replaceTexts(tx: Tx, id: TipId, texts: readonly NewTipText[]): Promise<void> {
  await tx.delete(tipTexts).where(eq(tipTexts.tipId, id))
  await tx.insert(tipTexts).values([...texts])
}

/** Undefined if it was not published. */
export async function markWithdrawn(tx: Tx, id: TipId, now: Date) {
  const [found] = await tx
    .update(tips)
    .set({ withdrawnAt: now })
    .where(and(eq(tips.id, id), isNull(tips.withdrawnAt)))
    .returning({ filmId: tips.filmId })
  return found
}

export const setFilm = (tx: Tx, id: TipId, filmId: VideoId) =>
  tx.update(tips).set({ filmId }).where(eq(tips.id, id))

export const deleteTip = (tx: Tx, id: TipId) => tx.delete(tips).where(eq(tips.id, id))

export const setHelpful = (tx: Tx, id: TipId, helpful: number) =>
  tx.update(tipCounts).set({ helpful }).where(eq(tipCounts.tipId, id))

export const selectOutdated = (tx: Tx, format: number, id: TipId) =>
  tx
    .select()
    .from(tipTexts)
    .where(and(eq(tipTexts.tipId, id), ne(tipTexts.format, format)))

export const selectOutdatedTips = (tx: Tx, format: number, after: TipId, limit: number) =>
  tx
    .selectDistinct({ id: tipTexts.tipId })
    .from(tipTexts)
    .where(and(ne(tipTexts.format, format), gt(tipTexts.tipId, after)))
    .orderBy(asc(tipTexts.tipId))
    .limit(limit)

type Rendering = Pick<NewTipText, "html" | "readText" | "readTitle" | "readWho" | "format">

/** Skips a text that was changed meanwhile. */
export const replaceRendered = (tx: Tx, { tipId, language, source, title, who }: TipText, made: Rendering) =>
  tx
    .update(tipTexts)
    .set(made)
    .where(
      and(
        eq(tipTexts.tipId, tipId),
        eq(tipTexts.language, language),
        eq(tipTexts.source, source),
        eq(tipTexts.title, title),
        eq(tipTexts.who, who),
      ),
    )
