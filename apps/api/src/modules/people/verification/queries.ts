import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId, VerificationRequestId } from "#api/kernel/db/ids"
import {
  universityHosts,
  verificationRequests,
  verifications,
} from "#api/kernel/db/tables/people/verification"

export type RequestRow = typeof verificationRequests.$inferSelect
export type VerificationRow = typeof verifications.$inferSelect

export async function selectRequest(tx: Tx, userId: UserId) {
  const [found] = await tx
    .select()
    .from(verificationRequests)
    .where(eq(verificationRequests.userId, userId))
    .limit(1)
  return found
}

export async function selectRequestById(tx: Tx, id: VerificationRequestId) {
  const [found] = await tx.select().from(verificationRequests).where(eq(verificationRequests.id, id)).limit(1)
  return found
}

/** Replaces an earlier request. */
export const replaceRequest = (tx: Tx, request: typeof verificationRequests.$inferInsert) => {
  const row = { fileId: null, mailedAt: null, sealedEmail: null, confirmedAt: null, ...request }
  return tx
    .insert(verificationRequests)
    .values(row)
    .onConflictDoUpdate({ target: verificationRequests.userId, set: row })
}

export const updateRequest = (
  tx: Tx,
  userId: UserId,
  change: Partial<Pick<RequestRow, "universityKey" | "graduationMonth" | "confirmedAt">>,
) => tx.update(verificationRequests).set(change).where(eq(verificationRequests.userId, userId))

export const setMailed = (tx: Tx, userId: UserId, mailedAt: Date) =>
  tx.update(verificationRequests).set({ mailedAt }).where(eq(verificationRequests.userId, userId))

export const deleteRequest = (tx: Tx, userId: UserId) =>
  tx.delete(verificationRequests).where(eq(verificationRequests.userId, userId))

/** Serialises claims of numbers at one university. */
export const lockUniversity = (tx: Tx, universityKey: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`students of ${universityKey}`}, 0))`)

export async function selectVerification(tx: Tx, userId: UserId) {
  const [found] = await tx.select().from(verifications).where(eq(verifications.userId, userId)).limit(1)
  return found
}

/** `digests`: one number or address, digested with every valid key. */
export async function selectHolder(tx: Tx, of: "numberDigest" | "emailDigest", digests: readonly string[]) {
  const [found] = await tx
    .select({ userId: verifications.userId })
    .from(verifications)
    .where(inArray(verifications[of], [...digests]))
    .limit(1)
  return found?.userId
}

export async function selectNumberDigest(tx: Tx, userId: UserId): Promise<string | null> {
  const [found] = await tx
    .select({ numberDigest: verifications.numberDigest })
    .from(verifications)
    .where(eq(verifications.userId, userId))
    .limit(1)
  return found?.numberDigest ?? null
}

export const upsertVerification = (tx: Tx, { userId, ...row }: typeof verifications.$inferInsert) => {
  const replacement = { emailDigest: null, sealedEmail: null, remindedAt: null, ...row }
  return tx
    .insert(verifications)
    .values({ userId, ...replacement })
    .onConflictDoUpdate({ target: verifications.userId, set: replacement })
}

/** Sets an earlier end and resets the reminder. */
export const shortenVerification = (
  tx: Tx,
  userId: UserId,
  change: Pick<VerificationRow, "graduationMonth" | "endsAt">,
) =>
  tx
    .update(verifications)
    .set({ ...change, remindedAt: null })
    .where(eq(verifications.userId, userId))

/** False if there was none. */
export async function deleteVerification(tx: Tx, userId: UserId): Promise<boolean> {
  const deleted = await tx
    .delete(verifications)
    .where(eq(verifications.userId, userId))
    .returning({ userId: verifications.userId })
  return deleted.length > 0
}

export const selectEnded = (tx: Tx, now: Date) =>
  tx.select({ userId: verifications.userId }).from(verifications).where(lte(verifications.endsAt, now))

export const selectEndingSoon = (tx: Tx, before: Date) =>
  tx
    .select({ userId: verifications.userId, endsAt: verifications.endsAt })
    .from(verifications)
    .where(and(lte(verifications.endsAt, before), isNull(verifications.remindedAt)))

/** False if another process has sent the reminder. */
export async function markReminded(tx: Tx, userId: UserId, now: Date): Promise<boolean> {
  const marked = await tx
    .update(verifications)
    .set({ remindedAt: now })
    .where(and(eq(verifications.userId, userId), isNull(verifications.remindedAt)))
    .returning({ userId: verifications.userId })
  return marked.length > 0
}

export async function selectHost(tx: Tx, host: string) {
  const [found] = await tx.select().from(universityHosts).where(eq(universityHosts.host, host)).limit(1)
  return found
}

export const upsertHost = (tx: Tx, { host, ...named }: typeof universityHosts.$inferInsert) =>
  tx
    .insert(universityHosts)
    .values({ host, ...named })
    .onConflictDoUpdate({ target: universityHosts.host, set: named })

export const selectSealed = (tx: Tx) => tx.select().from(verifications)
export const selectSealedRequests = (tx: Tx) => tx.select().from(verificationRequests)

type Resealed = Pick<VerificationRow, "sealedNumber" | "sealedEmail">

/** Replaces only the row that was read: its owner may have started a new request meanwhile. */
export const replaceSealedRequest = (tx: Tx, { userId, sealedNumber }: RequestRow, resealed: Resealed) =>
  tx
    .update(verificationRequests)
    .set(resealed)
    .where(and(eq(verificationRequests.userId, userId), eq(verificationRequests.sealedNumber, sealedNumber)))

export const replaceSealed = (
  tx: Tx,
  { userId, sealedNumber }: VerificationRow,
  resealed: Resealed & Pick<VerificationRow, "numberDigest" | "emailDigest">,
) =>
  tx
    .update(verifications)
    .set(resealed)
    .where(and(eq(verifications.userId, userId), eq(verifications.sealedNumber, sealedNumber)))
