import type { ConsentKind } from "@shirube/vocabulary/people/consents/kinds"
import { and, asc, eq, isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { consents } from "#api/kernel/db/tables/people/consents"

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
