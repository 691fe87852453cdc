import { and, asc, eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { IdentityId, UserId } from "#api/kernel/db/ids"
import { identities } from "#api/kernel/db/tables/identity/identities"

export async function selectIdentityOwner(tx: Tx, issuer: string, subject: string) {
  const [found] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .limit(1)
  return found?.userId
}

export async function selectSubject(tx: Tx, userId: UserId, issuer: string) {
  const [found] = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)))
    .limit(1)
  return found?.subject
}

/** False if the identity is already linked. */
export async function insertIdentity(tx: Tx, identity: typeof identities.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  return inserted.length > 0
}

export const selectIdentities = (tx: Tx, userId: UserId) =>
  tx
    .select({
      id: identities.id,
      issuer: identities.issuer,
      subject: identities.subject,
      linkedAt: identities.linkedAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt), asc(identities.issuer))

export async function deleteIdentity(tx: Tx, userId: UserId, id: IdentityId) {
  const [deleted] = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.id, id)))
    .returning({ issuer: identities.issuer, subject: identities.subject })
  return deleted
}

export async function selectIdentityOwners(tx: Tx, userIds: readonly UserId[]): Promise<UserId[]> {
  const found = await tx
    .selectDistinct({ userId: identities.userId })
    .from(identities)
    .where(inArray(identities.userId, [...userIds]))
  return found.map(({ userId }) => userId)
}

/** Returns the owners of the deleted identities. */
export async function deleteIdentitiesOf(tx: Tx, userIds: readonly UserId[]): Promise<UserId[]> {
  const gone = await tx
    .delete(identities)
    .where(inArray(identities.userId, [...userIds]))
    .returning({ userId: identities.userId })
  return gone.map(({ userId }) => userId)
}
