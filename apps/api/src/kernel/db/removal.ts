// Content that is taken down: hidden at once, kept for an appeal, purged after a time (docs/decisions/0036).
import { and, inArray, isNull, lt, notInArray, type SQL } from "drizzle-orm"
import { type PgColumn, type PgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Tx } from "./client.ts"
import type { UserId } from "./ids.ts"
import { users } from "./tables/identity/accounts.ts"

/**
 * `withdrawn`: by its author. `moderated`: by an editor, for good. `until_mended`: by an editor, until its
 * author has changed it. `held`: by the site, until an editor has reviewed it. `merged`: a duplicate whose
 * address redirects to the original. `suspended`: by the site, until its author's suspension ends.
 */
export const removalReasons = [
  "withdrawn",
  "moderated",
  "until_mended",
  "held",
  "merged",
  "suspended",
] as const
export type RemovalReason = (typeof removalReasons)[number]

/** All null while the row is visible. A table that spreads them has a partial index over its visible rows. */
export const removedColumns = {
  removedAt: timestamp("removed_at", { withTimezone: true, mode: "date" }),
  removedBy: uuid("removed_by")
    .$type<UserId>()
    .references(() => users.id, { onDelete: "set null" }),
  removalReason: text("removal_reason", { enum: removalReasons }),
}

interface Removable {
  readonly id: PgColumn
  readonly removedAt: PgColumn
  readonly removalReason: PgColumn
}

/** Makes the row visible again. */
export const notRemoved = { removedAt: null, removedBy: null, removalReason: null } as const

/** The one condition for visibility. */
export const visible = (table: Pick<Removable, "removedAt">): SQL => isNull(table.removedAt)

/**
 * Purges up to `limit` rows for good, after `forget` has deleted what no foreign key covers; returns their
 * number.
 */
export async function purgeRemoved<Id extends string>(
  tx: Tx,
  table: PgTable & Removable,
  { before, limit }: { readonly before: Date; readonly limit: number },
  forget: (ids: readonly Id[]) => Promise<void> = async () => {},
): Promise<number> {
  const due = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(lt(table.removedAt, before), notInArray(table.removalReason, ["merged", "suspended"])))
    .orderBy(table.removedAt)
    .limit(limit)
    .for("update", { skipLocked: true })
  const ids = due.map(({ id }) => id as Id)
  if (ids.length === 0) return 0
  await forget(ids)
  await tx.delete(table).where(inArray(table.id, ids))
  return ids.length
}
