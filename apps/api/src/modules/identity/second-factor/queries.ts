import { and, count, eq, inArray, isNotNull, isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { passkeys, recoveryCodes, totpFactors } from "#api/kernel/db/tables/identity/second-factor"
import type { Factors } from "./policy.ts"

export async function selectFactors(tx: Tx, userId: UserId): Promise<Factors> {
  const [totp] = await tx
    .select({ confirmedAt: totpFactors.confirmedAt })
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)))
  const [keys] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  const [codes] = await tx
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return {
    totpSince: totp?.confirmedAt ?? null,
    passkeys: keys?.count ?? 0,
    recoveryCodesLeft: codes?.count ?? 0,
  }
}

/** Locked, so that the second of two concurrent uses of a code sees the first. */
export async function lockTotp(tx: Tx, userId: UserId) {
  const [found] = await tx
    .select()
    .from(totpFactors)
    .where(eq(totpFactors.userId, userId))
    .limit(1)
    .for("update")
  return found
}

/** Replaces an unconfirmed setup; returns false if a confirmed one exists. */
export async function upsertUnconfirmedTotp(
  tx: Tx,
  factor: { userId: UserId; credentialsVersion: number; secret: string; createdAt: Date },
): Promise<boolean> {
  const written = await tx
    .insert(totpFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: {
        secret: factor.secret,
        credentialsVersion: factor.credentialsVersion,
        createdAt: factor.createdAt,
      },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ userId: totpFactors.userId })
  return written.length > 0
}

export const confirmTotp = (tx: Tx, userId: UserId, lastStep: number, now: Date) =>
  tx.update(totpFactors).set({ confirmedAt: now, lastStep }).where(eq(totpFactors.userId, userId))

export const updateLastStep = (tx: Tx, userId: UserId, lastStep: number) =>
  tx.update(totpFactors).set({ lastStep }).where(eq(totpFactors.userId, userId))

export async function deleteTotp(tx: Tx, userId: UserId): Promise<boolean> {
  const deleted = await tx
    .delete(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)))
    .returning({ userId: totpFactors.userId })
  return deleted.length > 0
}

export const selectSealedTotp = (tx: Tx) =>
  tx.select({ userId: totpFactors.userId, secret: totpFactors.secret }).from(totpFactors)

/** Replaces only the secret that was read: the owner may have started a new setup meanwhile. */
export const replaceSealedTotp = (tx: Tx, userId: UserId, { was, is }: { was: string; is: string }) =>
  tx
    .update(totpFactors)
    .set({ secret: is })
    .where(and(eq(totpFactors.userId, userId), eq(totpFactors.secret, was)))

export async function replaceRecoveryCodes(tx: Tx, userId: UserId, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
}

/** `hashes`: one code, digested with every valid key. */
export async function useRecoveryCode(
  tx: Tx,
  userId: UserId,
  hashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.hash, [...hashes]),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash })
  return used.length > 0
}

/** Returns the owners of the deleted factors. */
export async function deleteFactors(tx: Tx, userIds: readonly UserId[]): Promise<UserId[]> {
  const gone: { userId: UserId }[] = []
  for (const table of [passkeys, totpFactors, recoveryCodes])
    gone.push(
      ...(await tx
        .delete(table)
        .where(inArray(table.userId, [...userIds]))
        .returning({ userId: table.userId })),
    )
  return gone.map(({ userId }) => userId)
}
