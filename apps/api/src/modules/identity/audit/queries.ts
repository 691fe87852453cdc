import { and, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { auditEntries } from "#api/kernel/db/tables/identity/audit"

export async function insertAuditEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry)
}

/** Increments the entry with this tally. */
export async function tallyAuditEntry(
  tx: Tx,
  entry: typeof auditEntries.$inferInsert & { tally: string },
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values(entry)
    .onConflictDoUpdate({ target: auditEntries.tally, set: { times: sql`${auditEntries.times} + 1` } })
}

export interface AuditPage {
  /** The last entry of the previous page. */
  readonly before?: number | undefined
  readonly limit: number
}

const newest = (tx: Tx, condition: SQL | undefined, { before, limit }: AuditPage) =>
  tx
    .select()
    .from(auditEntries)
    .where(and(condition, before === undefined ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit)

const isAbout = (noun: string, id: string) =>
  and(eq(auditEntries.subjectNoun, noun), eq(auditEntries.subjectId, id))

export const selectAuditAbout = (tx: Tx, subject: { noun: string; id: string }, page: AuditPage) =>
  newest(tx, isAbout(subject.noun, subject.id), page)

export const selectAuditBy = (tx: Tx, actorId: UserId, page: AuditPage) =>
  newest(tx, eq(auditEntries.actorId, actorId), page)

export const deleteAuditEntriesBefore = (tx: Tx, before: Date) =>
  tx.delete(auditEntries).where(lt(auditEntries.at, before))

export const deleteAuditEntriesOf = (tx: Tx, userIds: readonly UserId[]) =>
  tx
    .delete(auditEntries)
    .where(
      or(
        inArray(auditEntries.actorId, [...userIds]),
        and(eq(auditEntries.subjectNoun, "user"), inArray(auditEntries.subjectId, [...userIds])),
      ),
    )
