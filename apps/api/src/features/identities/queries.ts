import { and, eq } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import { identities } from "#api/db/tables/identities"

export async function selectIdentityOwner(tx: Tx, issuer: string, subject: string) {
  const [found] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .limit(1)
  return found?.userId
}

export async function selectSubject(tx: Tx, userId: string, issuer: string) {
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
