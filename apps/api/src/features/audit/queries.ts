import { inArray, lt, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { auditEntries } from "#api/db/tables/audit"

export async function insertAuditEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry)
}

/** One more of what the tally stands for. */
export async function tallyAuditEntry(
  tx: Tx,
  entry: typeof auditEntries.$inferInsert & { tally: string },
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values(entry)
    .onConflictDoUpdate({ target: auditEntries.tally, set: { times: sql`${auditEntries.times} + 1` } })
}

export const deleteAuditEntriesBefore = (tx: Tx, before: Date) =>
  tx.delete(auditEntries).where(lt(auditEntries.at, before))

export const deleteAuditEntriesOf = (tx: Tx, userIds: readonly UserId[]) =>
  tx.delete(auditEntries).where(inArray(auditEntries.userId, [...userIds]))
