import type { SavedOrder } from "@shirube/vocabulary/people/saved/choices"
import type { Subject, SubjectNoun } from "@shirube/vocabulary/subjects"
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CollectionId, UserId } from "#api/kernel/db/ids"
import { instantText } from "#api/kernel/db/moments"
import { collectionItems, saved } from "#api/kernel/db/tables/people/saved"
import type { Moment } from "#api/kernel/lists/keyset"

const place = sql<string>`${saved.place} collate "C"`
const orders: Record<SavedOrder, { at: SQL<string>; by: SQL[]; after: (last: Moment) => SQL }> = {
  newest: {
    at: instantText(saved.savedAt),
    by: [desc(saved.savedAt), desc(saved.thingId)],
    after: ({ at, id }) => sql`(${saved.savedAt}, ${saved.thingId}) < (${at}::timestamptz, ${id})`,
  },
  own: {
    at: sql<string>`${saved.place}`,
    by: [place, sql`${saved.thingId}`],
    after: ({ at, id }) => sql`(${place}, ${saved.thingId}) > (${at}, ${id})`,
  },
}

interface Part {
  readonly nouns: readonly SubjectNoun[]
  readonly order: SavedOrder
  readonly collectionId: CollectionId | undefined
  readonly after: Moment | undefined
  readonly limit: number
}

const inCollection = (collectionId: CollectionId) =>
  sql`exists (select from ${collectionItems} c where c.collection_id = ${collectionId} and c.noun = ${saved.noun} and c.thing_id = ${saved.thingId})`

export const selectSaved = (tx: Tx, userId: UserId, { nouns, order, collectionId, after, limit }: Part) =>
  tx
    .select({
      noun: saved.noun,
      id: saved.thingId,
      savedAt: saved.savedAt,
      titles: saved.titles,
      note: saved.note,
      position: orders[order].at,
    })
    .from(saved)
    .where(
      and(
        eq(saved.userId, userId),
        inArray(saved.noun, [...nouns]),
        isNull(saved.partOf),
        collectionId && inCollection(collectionId),
        after && orders[order].after(after),
      ),
    )
    .orderBy(...orders[order].by)
    .limit(limit)
export type SelectedSaved = Awaited<ReturnType<typeof selectSaved>>[number]

export const selectCollectionsOf = (tx: Tx, userId: UserId, subjects: readonly Subject[]) =>
  tx
    .select({
      collectionId: collectionItems.collectionId,
      noun: collectionItems.noun,
      id: collectionItems.thingId,
    })
    .from(collectionItems)
    .where(
      and(
        eq(collectionItems.userId, userId),
        inArray(collectionItems.noun, [...new Set(subjects.map(({ noun }) => noun))]),
        inArray(
          collectionItems.thingId,
          subjects.map(({ id }) => id),
        ),
      ),
    )

export const countSaved = (tx: Tx, userId: UserId) =>
  tx
    .select({ noun: saved.noun, count: count() })
    .from(saved)
    .where(and(eq(saved.userId, userId), isNull(saved.partOf)))
    .groupBy(saved.noun)
