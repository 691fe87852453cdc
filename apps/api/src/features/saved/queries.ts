import type { Thing, ThingNoun } from "@shirube/contract/things"
import { and, desc, eq, inArray, or, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/db/client"
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

/** Whoever has saved the one has the other too, each once; answers how many are new there. */
export async function carryRows(tx: Tx, noun: ThingNoun, from: string, into: string): Promise<number> {
  const carried = await rows<{ id: string }>(
    tx,
    sql`insert into ${saved} (user_id, noun, thing_id, saved_at, is_carried)
      select user_id, noun, ${into}, saved_at, true from ${saved} where noun = ${noun} and thing_id = ${from}
      on conflict do nothing returning user_id as id`,
  )
  return carried.length
}

/** Those who have saved nothing that is still a part of it; answers how many that were. */
export async function dropCarriedRows(
  tx: Tx,
  { noun, id }: Thing,
  stillPartOfIt: readonly string[],
): Promise<number> {
  const dropped = await rows<{ id: string }>(
    tx,
    sql`delete from ${saved} s where noun = ${noun} and thing_id = ${id} and is_carried
      and not exists (select from ${saved} o where o.user_id = s.user_id and o.noun = s.noun
        and o.thing_id = any(${sql.param([...stillPartOfIt])}::text[])) returning user_id as id`,
  )
  return dropped.length
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
  { nouns, after, limit }: { nouns: readonly ThingNoun[]; after: SavedPosition | undefined; limit: number },
) =>
  tx
    .select({
      noun: saved.noun,
      id: saved.thingId,
      savedAt: saved.savedAt,
      position: instantText(saved.savedAt),
    })
    .from(saved)
    .where(
      and(
        eq(saved.userId, userId),
        inArray(saved.noun, [...nouns]),
        after && sql`(${saved.savedAt}, ${saved.thingId}) < (${after.at}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(saved.savedAt), desc(saved.thingId))
    .limit(limit)

/** All of it, whether it is still there or not. */
export const selectAllSaved = (tx: Tx, userId: UserId): Promise<Thing[]> =>
  tx.select({ noun: saved.noun, id: saved.thingId }).from(saved).where(eq(saved.userId, userId))

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
