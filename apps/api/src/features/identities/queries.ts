import { and, asc, count, eq, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { SessionId, UserId } from "#api/db/ids"
import { identities } from "#api/db/tables/identities"
import { passkeys } from "#api/db/tables/second-factors"
import { sessions, users } from "#api/db/tables/users"

export async function selectIdentityOwner(tx: Tx, issuer: string, subject: string) {
  const [found] = await tx
    .select({ userId: identities.userId, credentialsVersion: users.credentialsVersion })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .limit(1)
  return found
}

export async function selectSubject(tx: Tx, userId: UserId, issuer: string) {
  const [found] = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)))
    .limit(1)
  return found?.subject
}

/** False where the identity belongs to someone already. */
export async function insertIdentity(tx: Tx, identity: typeof identities.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  return inserted.length > 0
}

export const selectIdentities = (tx: Tx, userId: UserId, sessionId: SessionId) =>
  tx
    .select({
      id: identities.id,
      issuer: identities.issuer,
      linkedAt: identities.linkedAt,
      isCurrent: sql<boolean>`${sessions.id} is not null`,
    })
    .from(identities)
    .leftJoin(
      sessions,
      and(
        eq(sessions.id, sessionId),
        eq(sessions.issuer, identities.issuer),
        eq(sessions.subject, identities.subject),
      ),
    )
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt), asc(identities.issuer))

export async function deleteIdentity(tx: Tx, userId: UserId, id: string) {
  const [deleted] = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.id, id)))
    .returning({ issuer: identities.issuer, subject: identities.subject })
  return deleted
}

export async function selectWaysIn(tx: Tx, userId: UserId) {
  const [owner] = await tx
    .select({ hasPassword: sql<boolean>`${users.passwordHash} is not null` })
    .from(users)
    .where(eq(users.id, userId))
  const [keys] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  const connected = await tx
    .select({ issuer: identities.issuer })
    .from(identities)
    .where(eq(identities.userId, userId))
  return {
    hasPassword: owner?.hasPassword ?? false,
    passkeys: keys?.count ?? 0,
    issuers: connected.map(({ issuer }) => issuer),
  }
}
