import { and, count, eq, gt, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { oneTimeTokens } from "#api/db/tables/one-time-tokens"
import { users } from "#api/db/tables/users"

const owner = {
  id: users.id,
  email: users.email,
  language: users.language,
  passwordHash: users.passwordHash,
  credentialsVersion: users.credentialsVersion,
}

export async function selectOwnerByEmail(tx: Tx, email: string) {
  const [found] = await tx
    .select(owner)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(1)
  return found
}

export async function selectOwner(tx: Tx, userId: UserId) {
  const [found] = await tx.select(owner).from(users).where(eq(users.id, userId)).limit(1)
  return found
}

/** One request at a time is answered, so that they can be counted. */
export async function lockOwner(tx: Tx, userId: UserId) {
  const [found] = await tx.select(owner).from(users).where(eq(users.id, userId)).limit(1).for("no key update")
  return found
}

export const updatePassword = (tx: Tx, userId: UserId, passwordHash: string) =>
  tx.update(users).set({ passwordHash }).where(eq(users.id, userId))

/** A link from a mail was opened: mail to the address arrives. */
export const confirmEmail = (tx: Tx, userId: UserId, now: Date) =>
  tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))

export async function countResetsSince(
  tx: Tx,
  userId: UserId,
  { since, isFromOwner }: { since: Date; isFromOwner: boolean },
): Promise<number> {
  const [row] = await tx
    .select({ resets: count() })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.kind, "password-reset"),
        gt(oneTimeTokens.createdAt, since),
        sql`${oneTimeTokens.payload} @> ${JSON.stringify({ isFromOwner })}::jsonb`,
      ),
    )
  return row?.resets ?? 0
}
