import { and, asc, eq, getTableColumns } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { passkeys } from "#api/db/tables/second-factors"
import { users } from "#api/db/tables/users"

export const selectPasskeys = (tx: Tx, userId: UserId) =>
  tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

export async function selectPasskeyByCredential(tx: Tx, credentialId: string) {
  const [found] = await tx
    .select({ ...getTableColumns(passkeys), credentialsVersion: users.credentialsVersion })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
    .limit(1)
  return found
}

/** Undefined where the credential is registered already. */
export async function insertPasskey(tx: Tx, passkey: typeof passkeys.$inferInsert) {
  const [inserted] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return inserted
}

const ofUser = (userId: UserId, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

export async function updatePasskeyName(tx: Tx, userId: UserId, id: string, name: string) {
  const [updated] = await tx.update(passkeys).set({ name }).where(ofUser(userId, id)).returning()
  return updated
}

export async function deletePasskey(tx: Tx, userId: UserId, id: string): Promise<boolean> {
  const deleted = await tx.delete(passkeys).where(ofUser(userId, id)).returning({ id: passkeys.id })
  return deleted.length > 0
}

export const updatePasskeyUse = (
  tx: Tx,
  id: string,
  use: { counter: number; isSynced: boolean; lastUsedAt: Date },
) => tx.update(passkeys).set(use).where(eq(passkeys.id, id))
