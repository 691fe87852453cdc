import type { Thing, ThingNoun } from "@shirube/contract/things"
import { and, count, desc, eq, inArray, or, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { instantText } from "#api/db/instant-text"
import { prepared } from "#api/db/prepared"
import { saved, savedCounts } from "#api/db/tables/saved"
import type { Counter } from "#api/platform/counters/queries"

export const savedPeople: Counter = {
  name: "saved",
  kept: { table: savedCounts, key: [savedCounts.noun, savedCounts.thingId], number: savedCounts.people },
  counted: { table: saved, by: [saved.noun, saved.thingId] },
}

/** False where it was saved before, by another press perhaps. */
export async function insertSaved(tx: Tx, userId: UserId, { noun, id }: Thing, savedAt: Date) {
  const added = await tx
    .insert(saved)
    .values({ userId, noun, thingId: id, savedAt })
    .onConflictDoNothing()
    .returning({ id: saved.thingId })
  return added.length > 0
}

export async function deleteSaved(tx: Tx, userId: UserId, { noun, id }: Thing) {
  const removed = await tx
    .delete(saved)
    .where(and(eq(saved.userId, userId), eq(saved.noun, noun), eq(saved.thingId, id)))
    .returning({ id: saved.thingId })
  return removed.length > 0
}

/** Each of them once, also who had saved both; answers how many that were. */
export async function moveRows(tx: Tx, noun: ThingNoun, from: string, to: string) {
  const left = await tx
    .delete(saved)
    .where(and(eq(saved.noun, noun), eq(saved.thingId, from)))
    .returning({ userId: saved.userId, savedAt: saved.savedAt })
  if (left.length === 0) return { left: 0, joined: 0 }
  const joined = await tx
    .insert(saved)
    .values(left.map((row) => ({ ...row, noun, thingId: to })))
    .onConflictDoNothing()
    .returning({ userId: saved.userId })
  return { left: left.length, joined: joined.length }
}

export const deleteAllSaved = (tx: Tx, userIds: readonly UserId[]): Promise<Thing[]> =>
  tx
    .delete(saved)
    .where(inArray(saved.userId, [...userIds]))
    .returning({ noun: saved.noun, id: saved.thingId })

/** Answers the new number. */
export async function countPeople(tx: Tx, { noun, id }: Thing, change: number): Promise<number> {
  const [counted] = await tx
    .insert(savedCounts)
    .values({ noun, thingId: id, people: Math.max(change, 0) })
    .onConflictDoUpdate({
      target: [savedCounts.noun, savedCounts.thingId],
      set: { people: sql`greatest(${savedCounts.people} + ${change}, 0)` },
    })
    .returning({ people: savedCounts.people })
  return counted?.people ?? 0
}

const people = prepared((tx) =>
  tx
    .select({ people: savedCounts.people })
    .from(savedCounts)
    .where(and(eq(savedCounts.noun, sql.placeholder("noun")), eq(savedCounts.thingId, sql.placeholder("id"))))
    .limit(1)
    .prepare("people_who_saved"),
)

export async function selectPeople(tx: Tx, { noun, id }: Thing): Promise<number> {
  const [found] = await people(tx).execute({ noun, id })
  return found?.people ?? 0
}

/** The last row of the page before; `at` is text from `instantText`. */
export interface SavedPosition {
  readonly at: string
  readonly id: string
}

export const selectNewestSaved = (
  tx: Tx,
  userId: UserId,
  { noun, after, limit }: { noun: ThingNoun; after: SavedPosition | undefined; limit: number },
) =>
  tx
    .select({ id: saved.thingId, savedAt: saved.savedAt, position: instantText(saved.savedAt) })
    .from(saved)
    .where(
      and(
        eq(saved.userId, userId),
        eq(saved.noun, noun),
        after && sql`(${saved.savedAt}, ${saved.thingId}) < (${after.at}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(saved.savedAt), desc(saved.thingId))
    .limit(limit)

export const countSavedOf = (tx: Tx, userId: UserId) =>
  tx
    .select({ noun: saved.noun, count: count() })
    .from(saved)
    .where(eq(saved.userId, userId))
    .groupBy(saved.noun)

/** Those of the things that this person has saved. */
export async function selectSavedAmong(tx: Tx, userId: UserId, things: readonly Thing[]): Promise<Thing[]> {
  const ofNouns = [...Map.groupBy(things, ({ noun }) => noun)].map(([noun, own]) =>
    and(
      eq(saved.noun, noun),
      inArray(
        saved.thingId,
        own.map(({ id }) => id),
      ),
    ),
  )
  return tx
    .select({ noun: saved.noun, id: saved.thingId })
    .from(saved)
    .where(and(eq(saved.userId, userId), or(...ofNouns)))
}
