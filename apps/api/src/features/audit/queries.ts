import { lt } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import { auditEntries } from "#api/db/tables/audit"

export async function insertAuditEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry)
}

export const deleteAuditEntriesBefore = (tx: Tx, before: Date) =>
  tx.delete(auditEntries).where(lt(auditEntries.at, before))
