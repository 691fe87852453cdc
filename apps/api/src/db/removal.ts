// Content that is taken down: out of sight at once, there for whoever appeals, gone for good after a time (docs/decisions/0036).
import { and, inArray, isNull, lt, notInArray, type SQL } from "drizzle-orm"
import { type PgColumn, type PgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Tx } from "./client.ts"
import type { UserId } from "./ids.ts"
import { users } from "./tables/accounts.ts"

/**
 * `withdrawn`: by whoever wrote it. `moderated`: by an editor, for good. `until_mended`: by an editor, until its writer has changed it.
 * `held`: by the site itself, until an editor has looked. `merged`: it says what something else says, to which its address leads from now on.
 * `suspended`: by the site itself, until the suspension of whoever wrote it ends.
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

/** All null while the thing is there. A table that spreads them has a partial index for what is. */
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

/** To be seen again. */
export const notRemoved = { removedAt: null, removedBy: null, removalReason: null } as const

/** The one condition under which anybody sees it. */
export const visible = (table: Pick<Removable, "removedAt">): SQL => isNull(table.removedAt)

/** For good, so many at a time, once what the schema does not know to be theirs is forgotten; answers how many those were. */
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
