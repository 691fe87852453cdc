import type { Subject, SubjectNoun } from "@shirube/vocabulary/subjects"
import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { CollectionId, UserId } from "#api/kernel/db/ids"
import { prepared } from "#api/kernel/db/prepared"
import { collectionItems, saved, savedCounts, unsaved } from "#api/kernel/db/tables/people/saved"
import { deferredRemovals, stillCounted } from "#api/kernel/features/deferred-removals/queries"
import { allItems, memberId } from "#api/kernel/features/personal-facts/queries"
import type { Counter } from "#api/kernel/jobs/counters/queries"

export type { SavedTitles } from "#api/kernel/db/tables/people/saved"
export type NewSaved = typeof saved.$inferInsert

export const savedPeople: Counter = {
  name: "saved",
  kept: { table: savedCounts, key: [savedCounts.noun, savedCounts.thingId], number: savedCounts.people },
  counted: { table: saved, by: [saved.noun, saved.thingId] },
  stillCounted: stillCounted("saved", [deferredRemovals.noun, deferredRemovals.thingId]),
}

const isOf = (table: typeof saved | typeof unsaved, userId: UserId, { noun, id }: Subject) =>
  and(eq(table.userId, userId), eq(table.noun, noun), eq(table.thingId, id))

/** Returns false if it was already saved. */
export async function insertSaved(tx: Tx, row: NewSaved) {
  const added = await tx.insert(saved).values(row).onConflictDoNothing().returning({ id: saved.thingId })
  return added.length > 0
}

/** Returns false if it was not saved. The member's note and collections are kept for a while. */
export async function moveToUnsaved(
  tx: Tx,
  userId: UserId,
  { noun, id }: Subject,
  now: Date,
): Promise<boolean> {
  const taken = await rows<{ id: string }>(
    tx,
    sql`with gone as (delete from ${saved} where user_id = ${userId} and noun = ${noun} and thing_id = ${id} returning *)
      insert into ${unsaved} (user_id, noun, thing_id, saved_at, titles, note, place, collection_ids, unsaved_at)
      select user_id, noun, thing_id, saved_at, titles, note, place, array(select collection_id from ${collectionItems} c
        where c.user_id = gone.user_id and c.noun = gone.noun and c.thing_id = gone.thing_id), ${now.toISOString()} from gone
      on conflict (user_id, noun, thing_id) do update set saved_at = excluded.saved_at, titles = excluded.titles,
        note = excluded.note, place = excluded.place, collection_ids = excluded.collection_ids, unsaved_at = excluded.unsaved_at
      returning thing_id as id`,
  )
  return taken.length > 0
}

/** Deletes and returns the kept row, if it was unsaved since then. */
export async function restoreUnsaved(tx: Tx, userId: UserId, subject: Subject, since: Date) {
  const [kept] = await tx
    .delete(unsaved)
    .where(and(isOf(unsaved, userId, subject), gt(unsaved.unsavedAt, since)))
    .returning()
  return kept
}

export const deleteUnsavedBefore = (tx: Tx, moment: Date) =>
  tx.delete(unsaved).where(lt(unsaved.unsavedAt, moment))

/** Into those of the collections that still exist. */
export const putBackInto = (tx: Tx, userId: UserId, { noun, id }: Subject, ids: readonly CollectionId[]) =>
  tx.execute(
    sql`insert into ${collectionItems} (collection_id, user_id, noun, thing_id)
      select id, user_id, ${noun}, ${id} from collections
        where user_id = ${userId} and id = any(${sql.param([...ids])}::uuid[]) for key share
      on conflict do nothing`,
  )

export async function updateNote(tx: Tx, userId: UserId, subject: Subject, note: string | null) {
  const changed = await tx
    .update(saved)
    .set({ note })
    .where(and(isOf(saved, userId, subject), isNull(saved.partOf)))
    .returning({ id: saved.thingId })
  return changed.length > 0
}

/**
 * Copies the saves of a merged item to its target, once per member, with notes and collections. Returns how
 * many were new.
 */
export async function carryRows(tx: Tx, noun: SubjectNoun, from: string, into: string): Promise<number> {
  const carried = await rows<{ id: string }>(
    tx,
    sql`insert into ${saved} (user_id, noun, thing_id, saved_at, titles, note, place, is_carried)
      select user_id, noun, ${into}, saved_at, titles, note, place, true from ${saved}
        where noun = ${noun} and thing_id = ${from} and part_of is null
      on conflict do nothing returning user_id as id`,
  )
  await tx.execute(
    sql`insert into ${collectionItems} (collection_id, user_id, noun, thing_id)
      select c.collection_id, c.user_id, c.noun, ${into} from ${collectionItems} c
        where c.noun = ${noun} and c.thing_id = ${from} on conflict do nothing`,
  )
  await tx
    .update(saved)
    .set({ partOf: into })
    .where(and(eq(saved.noun, noun), eq(saved.thingId, from)))
  return carried.length
}

/** Deletes copied saves of members who have saved none of the items still merged into it. Returns how many. */
export async function dropCarriedRows(
  tx: Tx,
  { noun, id }: Subject,
  stillPartOfIt: readonly string[],
): Promise<number> {
  const parts = sql`${sql.param([...stillPartOfIt])}::text[]`
  const dropped = await rows<{ id: string }>(
    tx,
    sql`delete from ${saved} s where noun = ${noun} and thing_id = ${id} and is_carried
      and not exists (select from ${saved} o where o.user_id = s.user_id and o.noun = s.noun
        and o.thing_id = any(${parts})) returning user_id as id`,
  )
  await tx.execute(
    sql`update ${saved} set part_of = null
      where noun = ${noun} and part_of = ${id} and not thing_id = any(${parts})`,
  )
  return dropped.length
}

export const deleteAllSaved = (tx: Tx, userIds: readonly UserId[]): Promise<Subject[]> =>
  tx
    .delete(saved)
    .where(inArray(saved.userId, [...userIds]))
    .returning({ noun: saved.noun, id: saved.thingId })

/** Removes these subjects from all lists and, by cascade, from collections. Kept notes expire within a day. */
export async function deleteSubjects(tx: Tx, noun: SubjectNoun, ids: readonly string[]): Promise<void> {
  for (const table of [saved, savedCounts])
    await tx.delete(table).where(and(eq(table.noun, noun), inArray(table.thingId, [...ids])))
}

/** Returns the new count. */
export async function countPeople(tx: Tx, { noun, id }: Subject, change: number): Promise<number> {
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

export async function selectPeople(tx: Tx, { noun, id }: Subject): Promise<number> {
  const [found] = await people(tx).execute({ noun, id })
  return found?.people ?? 0
}

/** Those of the items that the member has saved. */
export const savedItems = sql`select kept.noun, kept.thing_id as id from ${saved} kept join ${allItems}
  on kept.noun = item.noun and kept.thing_id = item.id where kept.user_id = ${memberId}`
