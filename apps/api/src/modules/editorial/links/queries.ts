import { and, asc, eq, lt, lte, notExists, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { checkedLinks, linkPlaces } from "#api/kernel/db/tables/editorial/links"

export type LinkRow = typeof checkedLinks.$inferSelect
type PlaceRow = typeof linkPlaces.$inferInsert

export const selectDueLinks = (tx: Tx, now: Date, limit: number) =>
  tx
    .select()
    .from(checkedLinks)
    .where(lte(checkedLinks.dueAt, now))
    .orderBy(asc(checkedLinks.dueAt), asc(checkedLinks.id))
    .limit(limit)

export async function selectLink(tx: Tx, id: string): Promise<LinkRow | undefined> {
  const [found] = await tx.select().from(checkedLinks).where(eq(checkedLinks.id, id)).limit(1)
  return found
}

export async function lockLink(tx: Tx, id: string): Promise<LinkRow | undefined> {
  const [found] = await tx.select().from(checkedLinks).where(eq(checkedLinks.id, id)).limit(1).for("update")
  return found
}

export const updateLink = (tx: Tx, id: string, change: Partial<LinkRow>) =>
  tx.update(checkedLinks).set(change).where(eq(checkedLinks.id, id))

export const selectPlaces = (tx: Tx, linkId: string, limit: number) =>
  tx
    .select()
    .from(linkPlaces)
    .where(eq(linkPlaces.linkId, linkId))
    .orderBy(asc(linkPlaces.noun), asc(linkPlaces.documentId), asc(linkPlaces.part))
    .limit(limit)

export async function countLinks(tx: Tx): Promise<number> {
  const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(checkedLinks)
  return counted?.count ?? 0
}

/** Known ones stay as they are. */
export const insertLinks = (tx: Tx, rows: readonly (typeof checkedLinks.$inferInsert)[]) =>
  tx
    .insert(checkedLinks)
    .values([...rows])
    .onConflictDoNothing()

export const upsertPlaces = (tx: Tx, rows: readonly PlaceRow[]) =>
  tx
    .insert(linkPlaces)
    .values([...rows])
    .onConflictDoUpdate({
      target: [linkPlaces.linkId, linkPlaces.noun, linkPlaces.documentId, linkPlaces.part],
      set: { gatheredAt: sql`excluded.gathered_at` },
    })

/** Places that this run has not found, and the links that are nowhere then. Returns the ids of these. */
export async function deleteGone(tx: Tx, gatheredAt: Date): Promise<string[]> {
  await tx.delete(linkPlaces).where(lt(linkPlaces.gatheredAt, gatheredAt))
  const places = tx.select({ one: sql`1` }).from(linkPlaces).where(eq(linkPlaces.linkId, checkedLinks.id))
  const gone = await tx
    .delete(checkedLinks)
    .where(and(notExists(places)))
    .returning({ id: checkedLinks.id })
  return gone.map(({ id }) => id)
}
