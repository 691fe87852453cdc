import { and, count, desc, eq, gt, inArray, ne, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { HelloId, UserId } from "#api/kernel/db/ids"
import { hellos } from "#api/kernel/db/tables/people/hellos"

export type HelloRow = typeof hellos.$inferSelect

/** False if this member has said hello to that one before. */
export async function insertHello(tx: Tx, hello: typeof hellos.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(hellos).values(hello).onConflictDoNothing().returning({ id: hellos.id })
  return inserted.length > 0
}

export const selectBetween = (tx: Tx, one: UserId, other: UserId): Promise<HelloRow[]> =>
  tx
    .select()
    .from(hellos)
    .where(
      or(
        and(eq(hellos.fromId, one), eq(hellos.toId, other)),
        and(eq(hellos.fromId, other), eq(hellos.toId, one)),
      ),
    )

export async function countSentSince(tx: Tx, fromId: UserId, since: Date): Promise<number> {
  const [found] = await tx
    .select({ sent: count() })
    .from(hellos)
    .where(and(eq(hellos.fromId, fromId), gt(hellos.sentAt, since)))
  return found?.sent ?? 0
}

/** Those that the member may see: of what was declined, only what they sent themselves. */
export const selectNewest = (tx: Tx, userId: UserId, limit: number): Promise<HelloRow[]> =>
  tx
    .select()
    .from(hellos)
    .where(
      or(
        and(eq(hellos.fromId, userId), ne(hellos.state, "ended")),
        and(eq(hellos.toId, userId), inArray(hellos.state, ["waiting", "accepted"])),
      ),
    )
    .orderBy(desc(hellos.sentAt), desc(hellos.id))
    .limit(limit)

export async function selectHello(tx: Tx, id: HelloId): Promise<HelloRow | undefined> {
  const [found] = await tx.select().from(hellos).where(eq(hellos.id, id)).limit(1)
  return found
}

export async function lockHello(tx: Tx, id: HelloId): Promise<HelloRow | undefined> {
  const [found] = await tx.select().from(hellos).where(eq(hellos.id, id)).for("update").limit(1)
  return found
}

export const updateHello = (tx: Tx, id: HelloId, change: Partial<typeof hellos.$inferInsert>) =>
  tx.update(hellos).set(change).where(eq(hellos.id, id))

export const selectIdsOf = (tx: Tx, people: readonly UserId[]) =>
  tx
    .select({ id: hellos.id })
    .from(hellos)
    .where(or(inArray(hellos.fromId, [...people]), inArray(hellos.toId, [...people])))
