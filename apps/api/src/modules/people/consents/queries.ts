import type { ConsentKind } from "@shirube/vocabulary/people/consents/kinds"
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { consents, consentVersionRows } from "#api/kernel/db/tables/people/consents"

export type ConsentRow = typeof consents.$inferSelect

const activeOf = (userId: UserId) => and(eq(consents.userId, userId), isNull(consents.revokedAt))

export const selectActiveConsents = (tx: Tx, userId: UserId): Promise<ConsentRow[]> =>
  tx.select().from(consents).where(activeOf(userId)).orderBy(asc(consents.kind))

export const insertConsent = (tx: Tx, row: typeof consents.$inferInsert) => tx.insert(consents).values(row)

export const revokeActiveConsent = (tx: Tx, userId: UserId, kind: ConsentKind, now: Date) =>
  tx
    .update(consents)
    .set({ revokedAt: now })
    .where(and(activeOf(userId), eq(consents.kind, kind)))

/** Versions that editors have published. */
export const selectVersions = (tx: Tx) => tx.select().from(consentVersionRows)

export const upsertVersion = (tx: Tx, row: typeof consentVersionRows.$inferInsert) =>
  tx
    .insert(consentVersionRows)
    .values(row)
    .onConflictDoUpdate({
      target: consentVersionRows.kind,
      set: { version: row.version, changedAt: row.changedAt },
    })

/** How many agree to another version, at most so many. */
export async function countOthers(tx: Tx, kind: ConsentKind, version: string, most: number): Promise<number> {
  const some = tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.kind, kind), ne(consents.version, version), isNull(consents.revokedAt)))
    .limit(most)
    .as("some")
  const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(some)
  return counted?.count ?? 0
}
