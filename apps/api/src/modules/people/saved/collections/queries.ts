import type { Subject } from "@shirube/vocabulary/subjects"
import { and, asc, count, eq, isNull, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CollectionId, UserId } from "#api/kernel/db/ids"
import { collectionItems, collections, saved } from "#api/kernel/db/tables/people/saved"

export const selectCollectionsOf = (tx: Tx, userId: UserId) =>
  tx
    .select({ id: collections.id, name: collections.name })
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.nameKey), asc(collections.id))

/** The owner's id. */
export async function selectOwner(tx: Tx, id: CollectionId) {
  const [found] = await tx
    .select({ userId: collections.userId })
    .from(collections)
    .where(eq(collections.id, id))
    .limit(1)
  return found?.userId
}

export async function isNameTaken(tx: Tx, userId: UserId, nameKey: string, by: CollectionId) {
  const [found] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, userId), eq(collections.nameKey, nameKey), ne(collections.id, by)))
    .limit(1)
  return found !== undefined
}

export async function countCollections(tx: Tx, userId: UserId): Promise<number> {
  const [found] = await tx.select({ count: count() }).from(collections).where(eq(collections.userId, userId))
  return found?.count ?? 0
}

/** Returns false if another member concurrently created one with this id. */
export async function insertCollection(tx: Tx, row: typeof collections.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(collections)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: collections.id })
  return added.length > 0
}

export const renameCollection = (tx: Tx, id: CollectionId, named: { name: string; nameKey: string }) =>
  tx.update(collections).set(named).where(eq(collections.id, id))

export async function deleteCollection(tx: Tx, userId: UserId, id: CollectionId): Promise<boolean> {
  const gone = await tx
    .delete(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)))
    .returning({ id: collections.id })
  return gone.length > 0
}

/** Items by noun in each collection, without those merged into another. */
export const countSubjects = (tx: Tx, userId: UserId) =>
  tx
    .select({ id: collectionItems.collectionId, noun: collectionItems.noun, count: count() })
    .from(collectionItems)
    .innerJoin(
      saved,
      and(
        eq(saved.userId, collectionItems.userId),
        eq(saved.noun, collectionItems.noun),
        eq(saved.thingId, collectionItems.thingId),
      ),
    )
    .where(and(eq(collectionItems.userId, userId), isNull(saved.partOf)))
    .groupBy(collectionItems.collectionId, collectionItems.noun)

/** Locks both rows, so that unsaving the item or removing the collection waits. */
export async function lockCollectionAndItem(tx: Tx, userId: UserId, id: CollectionId, subject: Subject) {
  const [collection] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)))
    .limit(1)
    .for("key share")
  const [kept] = await tx
    .select({ id: saved.thingId })
    .from(saved)
    .where(
      and(
        eq(saved.userId, userId),
        eq(saved.noun, subject.noun),
        eq(saved.thingId, subject.id),
        isNull(saved.partOf),
      ),
    )
    .limit(1)
    .for("key share")
  return { isCollectionThere: collection !== undefined, isSaved: kept !== undefined }
}

export async function insertSubject(
  tx: Tx,
  userId: UserId,
  collectionId: CollectionId,
  { noun, id }: Subject,
) {
  const added = await tx
    .insert(collectionItems)
    .values({ collectionId, userId, noun, thingId: id })
    .onConflictDoNothing()
    .returning({ id: collectionItems.thingId })
  return added.length > 0
}

export async function deleteSubject(tx: Tx, collectionId: CollectionId, { noun, id }: Subject) {
  const gone = await tx
    .delete(collectionItems)
    .where(
      and(
        eq(collectionItems.collectionId, collectionId),
        eq(collectionItems.noun, noun),
        eq(collectionItems.thingId, id),
      ),
    )
    .returning({ id: sql`1` })
  return gone.length > 0
}
