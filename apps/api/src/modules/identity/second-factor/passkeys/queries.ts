import { and, asc, eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { PasskeyId, UserId } from "#api/kernel/db/ids"
import { passkeys } from "#api/kernel/db/tables/identity/second-factor"

export const selectPasskeys = (tx: Tx, userId: UserId) =>
  tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

export async function selectPasskeyByCredential(tx: Tx, credentialId: string) {
  const [found] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).limit(1)
  return found
}

/** Undefined if the credential is already registered. */
export async function insertPasskey(tx: Tx, passkey: typeof passkeys.$inferInsert) {
  const [inserted] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return inserted
}

const ofUser = (userId: UserId, id: PasskeyId) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export async function updatePasskeyName(tx: Tx, userId: UserId, id: PasskeyId, name: string) {
  const [updated] = await tx.update(passkeys).set({ name }).where(ofUser(userId, id)).returning()
  return updated
}

export async function deletePasskey(tx: Tx, userId: UserId, id: PasskeyId): Promise<boolean> {
  const deleted = await tx.delete(passkeys).where(ofUser(userId, id)).returning({ id: passkeys.id })
  return deleted.length > 0
}

/** False if the passkey was removed. */
export async function updatePasskeyUse(
  tx: Tx,
  id: PasskeyId,
  use: { counter: number; isSynced: boolean; lastUsedAt: Date },
): Promise<boolean> {
  const used = await tx.update(passkeys).set(use).where(eq(passkeys.id, id)).returning({ id: passkeys.id })
  return used.length > 0
}

export async function selectPasskeyOwners(tx: Tx, userIds: readonly UserId[]): Promise<UserId[]> {
  const found = await tx
    .selectDistinct({ userId: passkeys.userId })
    .from(passkeys)
    .where(inArray(passkeys.userId, [...userIds]))
  return found.map(({ userId }) => userId)
}
