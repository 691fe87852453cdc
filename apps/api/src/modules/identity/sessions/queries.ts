import type { Strategy } from "@shirube/vocabulary/product"
import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { SessionId, UserId } from "#api/kernel/db/ids"
import { refreshTokens, sessions } from "#api/kernel/db/tables/identity/sessions"

export interface NewSession {
  readonly id: SessionId
  readonly userId: UserId
  readonly strategy: Strategy
  readonly userAgent: string
  readonly issuer: string | null
  readonly subject: string | null
  readonly issuerSession: string | null
  readonly now: Date
}

export async function insertSession(tx: Tx, { now, ...session }: NewSession): Promise<void> {
  await tx.insert(sessions).values({ ...session, createdAt: now, refreshedAt: now })
}

export const insertRefreshToken = (tx: Tx, token: { hash: string; sessionId: SessionId; expiresAt: Date }) =>
  tx.insert(refreshTokens).values(token)

/** Locks the token's row, so that the second of two concurrent exchanges sees the first. */
export async function lockRefreshToken(tx: Tx, hash: string) {
  const [found] = await tx
    .select({
      sessionId: refreshTokens.sessionId,
      expiresAt: refreshTokens.expiresAt,
      spentAt: refreshTokens.spentAt,
      exchangeKey: refreshTokens.exchangeKey,
      successor: refreshTokens.successor,
      strategy: sessions.strategy,
      userId: sessions.userId,
      endedAt: sessions.endedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .limit(1)
    .for("update", { of: refreshTokens })
  return found
}

/** A separate statement: one that waited for the lock would see other rows in their earlier state. */
export async function isUnspent(tx: Tx, hash: string): Promise<boolean> {
  const [found] = await tx
    .select({ spentAt: refreshTokens.spentAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash))
    .limit(1)
  return found !== undefined && found.spentAt === null
}

export const spendRefreshToken = (
  tx: Tx,
  hash: string,
  spending: { spentAt: Date; exchangeKey?: string | null; successor?: string },
) => tx.update(refreshTokens).set(spending).where(eq(refreshTokens.hash, hash))

export const touchSession = (tx: Tx, sessionId: SessionId, now: Date) =>
  tx.update(sessions).set({ refreshedAt: now }).where(eq(sessions.id, sessionId))

export const deleteRefreshTokensExpiredBefore = (tx: Tx, before: Date) =>
  tx.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before))

/** Selects the sessions to end; never ended ones or other people's. */
export type Ending =
  | { readonly userId: UserId; readonly id: SessionId }
  | { readonly userId: UserId; readonly except: SessionId }
  | { readonly userId: UserId }
  | { readonly userIds: readonly UserId[] }
  | { readonly issuer: string; readonly issuerSession: string }
  | { readonly issuer: string; readonly subject: string }

export async function endSessions(tx: Tx, which: Ending, now: Date): Promise<{ userId: UserId }[]> {
  return tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(isNull(sessions.endedAt), meant(which)))
    .returning({ userId: sessions.userId })
}

function meant(which: Ending) {
  if ("issuerSession" in which)
    return and(eq(sessions.issuer, which.issuer), eq(sessions.issuerSession, which.issuerSession))
  if ("issuer" in which) return and(eq(sessions.issuer, which.issuer), eq(sessions.subject, which.subject))
  if ("userIds" in which) return inArray(sessions.userId, [...which.userIds])
  const own = eq(sessions.userId, which.userId)
  if ("id" in which) return and(own, eq(sessions.id, which.id))
  return "except" in which ? and(own, ne(sessions.id, which.except)) : own
}

/** Sessions that can still be renewed; `since` is the earliest allowed last renewal. */
export const selectActiveSessions = (tx: Tx, userId: UserId, since: Record<Strategy, Date>) =>
  tx
    .select({
      id: sessions.id,
      strategy: sessions.strategy,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        or(
          and(eq(sessions.strategy, "local"), gt(sessions.refreshedAt, since.local)),
          and(eq(sessions.strategy, "sso"), gt(sessions.refreshedAt, since.sso)),
        ),
      ),
    )
    .orderBy(desc(sessions.refreshedAt), desc(sessions.id))
    .limit(100)

export async function selectSession(tx: Tx, id: SessionId) {
  const [found] = await tx
    .select({
      userId: sessions.userId,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
      endedAt: sessions.endedAt,
      strategy: sessions.strategy,
      issuer: sessions.issuer,
      subject: sessions.subject,
    })
    .from(sessions)
    .where(eq(sessions.id, id))
    .limit(1)
  return found
}

export const selectOtherUserAgents = (tx: Tx, userId: UserId, sessionId: SessionId, until: Date) =>
  tx
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), lt(sessions.createdAt, until)))
