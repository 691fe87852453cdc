// SQL of deferred removals, and SQL fragments with which features keep counting items until they are removed.
import { randomUUID } from "node:crypto"
import { and, asc, count, eq, inArray, lte, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Tx } from "#api/kernel/db/client"
import { deferredKinds, deferredRemovals } from "#api/kernel/db/tables/platform"
import type { Counted } from "#api/kernel/jobs/counters/queries"

export { deferredKinds, deferredRemovals }

export type DeferredKind = (typeof deferredRemovals.$inferSelect)["kind"]

/** The ids are random, so that rows inserted together are not stored together. */
export async function insertDeferred(
  tx: Tx,
  items: readonly Omit<typeof deferredRemovals.$inferInsert, "id">[],
): Promise<void> {
  if (items.length > 0)
    await tx.insert(deferredRemovals).values(items.map((item) => ({ id: randomUUID(), ...item })))
}

/** Those that are due, oldest first; without `now`, all of them. */
export const selectDeferred = (tx: Tx, { now, limit }: { readonly now?: Date; readonly limit: number }) =>
  tx
    .select({ id: deferredRemovals.id })
    .from(deferredRemovals)
    .where(now && lte(deferredRemovals.dueAt, now))
    .orderBy(asc(deferredRemovals.dueAt))
    .limit(limit)

/** Undefined if another process has already taken it. */
export async function takeDeferred(tx: Tx, id: string) {
  const [taken] = await tx.delete(deferredRemovals).where(eq(deferredRemovals.id, id)).returning()
  return taken
}

export async function countDueDeferred(tx: Tx, now: Date): Promise<number> {
  const [due] = await tx
    .select({ number: count() })
    .from(deferredRemovals)
    .where(lte(deferredRemovals.dueAt, now))
  return due?.number ?? 0
}

export const updateDeferredParent = (
  tx: Tx,
  kind: (typeof deferredRemovals.$inferSelect)["kind"],
  thingIds: readonly string[],
  parentId: string,
) =>
  tx
    .update(deferredRemovals)
    .set({ parentId })
    .where(and(eq(deferredRemovals.kind, kind), inArray(deferredRemovals.thingId, [...thingIds])))

export const postponeDeferred = (tx: Tx, id: string, dueAt: Date) =>
  tx.update(deferredRemovals).set({ dueAt }).where(eq(deferredRemovals.id, id))

/** For a counter: rows of this kind are still included in the public number. */
export const stillCounted = (
  kind: DeferredKind,
  by: readonly PgColumn[],
  where: SQL = sql`true`,
): Counted => ({
  table: deferredRemovals,
  by,
  where: sql`${eq(deferredRemovals.kind, kind)} and ${where}`,
})

/** How many items of this kind are pending for the subject, or for its parts. */
export const waitingOf = (kind: DeferredKind, column: "thingId" | "parentId", id: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${deferredRemovals} where ${and(
    eq(deferredRemovals.kind, kind),
    sql`${deferredRemovals[column]} = ${id}::text`,
  )})`
