import type { Strategy } from "@shirube/contract/product"
import { and, eq, isNull, lt, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import { refreshTokens, sessions, users } from "#api/db/tables/users"

export async function findCredentials(tx: Tx, email: string) {
  const [found] = await tx
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(1)
  return found
}

export async function insertSession(
  tx: Tx,
  session: { id: string; userId: string; strategy: Strategy; userAgent: string; now: Date },
) {
  const { now, ...rest } = session
  await tx.insert(sessions).values({ ...rest, createdAt: now, refreshedAt: now })
}

export const insertRefreshToken = (tx: Tx, token: { hash: string; sessionId: string; expiresAt: Date }) =>
  tx.insert(refreshTokens).values(token)

/** Locks the token's row, so that of two exchanges at once the second sees the first. */
export async function lockRefreshToken(tx: Tx, hash: string) {
  const [found] = await tx
    .select({
      sessionId: refreshTokens.sessionId,
      expiresAt: refreshTokens.expiresAt,
      spentAt: refreshTokens.spentAt,
      strategy: sessions.strategy,
      endedAt: sessions.endedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .limit(1)
    .for("update", { of: refreshTokens })
  return found
}

export const spendRefreshToken = (tx: Tx, hash: string, now: Date) =>
  tx.update(refreshTokens).set({ spentAt: now }).where(eq(refreshTokens.hash, hash))

export const touchSession = (tx: Tx, sessionId: string, now: Date) =>
  tx.update(sessions).set({ refreshedAt: now }).where(eq(sessions.id, sessionId))

export const endSession = (tx: Tx, sessionId: string, now: Date) =>
  tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))

export const deleteRefreshTokensExpiredBefore = (tx: Tx, before: Date) =>
  tx.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before))

export async function insertUser(tx: Tx, user: typeof users.$inferInsert) {
  await tx.insert(users).values(user).onConflictDoNothing()
}
