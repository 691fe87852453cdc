import { and, count, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { AccountInvitationId, UserId } from "#api/kernel/db/ids"
import { accountInvitations } from "#api/kernel/db/tables/people/account-invitations"

const isOpen = and(isNull(accountInvitations.acceptedAt), isNull(accountInvitations.revokedAt))

export const selectOpenInvitations = (tx: Tx, limit: number) =>
  tx
    .select()
    .from(accountInvitations)
    .where(isOpen)
    .orderBy(desc(accountInvitations.sentAt), desc(accountInvitations.id))
    .limit(limit)

export async function countOpenInvitations(tx: Tx): Promise<number> {
  const [counted] = await tx.select({ open: count() }).from(accountInvitations).where(isOpen)
  return counted?.open ?? 0
}

/** False if the address already has an open invitation. */
export async function insertInvitation(
  tx: Tx,
  invitation: typeof accountInvitations.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(accountInvitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ id: accountInvitations.id })
  return inserted.length > 0
}

export async function selectByToken(tx: Tx, tokenHash: string) {
  const [found] = await tx
    .select()
    .from(accountInvitations)
    .where(eq(accountInvitations.tokenHash, tokenHash))
    .limit(1)
  return found
}

/** Locked, so that the second of two concurrent acceptances sees the first. */
export async function lockByToken(tx: Tx, tokenHash: string) {
  const [found] = await tx
    .select()
    .from(accountInvitations)
    .where(eq(accountInvitations.tokenHash, tokenHash))
    .limit(1)
    .for("update")
  return found
}

export async function renewInvitation(
  tx: Tx,
  id: AccountInvitationId,
  link: { readonly tokenHash: string; readonly sentAt: Date; readonly expiresAt: Date },
) {
  const [renewed] = await tx
    .update(accountInvitations)
    .set(link)
    .where(and(eq(accountInvitations.id, id), isOpen))
    .returning()
  return renewed
}

export const acceptInvitation = (
  tx: Tx,
  id: AccountInvitationId,
  { by, at }: { readonly by: UserId; readonly at: Date },
) =>
  tx.update(accountInvitations).set({ acceptedAt: at, acceptedBy: by }).where(eq(accountInvitations.id, id))

const revokeWhere = (tx: Tx, which: SQL | undefined, revokedAt: Date) =>
  tx
    .update(accountInvitations)
    .set({ revokedAt })
    .where(and(which, isOpen))
    .returning({ id: accountInvitations.id, role: accountInvitations.role })

export const revokeInvitation = (tx: Tx, id: AccountInvitationId, revokedAt: Date) =>
  revokeWhere(tx, eq(accountInvitations.id, id), revokedAt)

export const revokeInvitationTo = (tx: Tx, email: string, revokedAt: Date) =>
  revokeWhere(tx, eq(sql`lower(${accountInvitations.email})`, email.toLowerCase()), revokedAt)

export const deleteInvitationsClosedBefore = (tx: Tx, before: Date) =>
  tx
    .delete(accountInvitations)
    .where(
      or(
        lt(accountInvitations.acceptedAt, before),
        lt(accountInvitations.revokedAt, before),
        lt(accountInvitations.expiresAt, before),
      ),
    )

export const deleteInvitationsAt = (tx: Tx, domain: string) =>
  tx.delete(accountInvitations).where(sql`${accountInvitations.email} ilike ${`%@${domain}`}`)
