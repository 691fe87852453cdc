import type { Language } from "@shirube/vocabulary/language"
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS, type Strategy } from "@shirube/vocabulary/product"
import type { Db, Tx } from "#api/kernel/db/client"
import { newId, type SessionId, type UserId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import { randomToken, tokenDigest } from "#api/kernel/security/one-time-tokens"
import type { Actor, Visit } from "#api/kernel/security/session"
import { retireCredentials } from "#api/modules/identity/accounts/credentials/service"
import { writeTo } from "#api/modules/identity/accounts/service"
import { aboutUser, anonymousActor, byOwner, recordAudit } from "#api/modules/identity/audit/service"
import { forgetOtherDevices, rememberDevice } from "#api/modules/identity/guesses/service"
import { deviceNew, sessionOpened } from "./events.ts"
import { deviceOf, isSameDevice, judgeRefresh } from "./policy.ts"
import { inWords, newDeviceLetter } from "./present.ts"
import {
  deleteRefreshTokensExpiredBefore,
  type Ending,
  endSessions,
  insertRefreshToken,
  insertSession,
  isUnspent,
  lockRefreshToken,
  selectActiveSessions,
  selectOtherUserAgents,
  selectSession,
  spendRefreshToken,
  touchSession,
} from "./queries.ts"

type Deps = Pick<Platform, "accessTokens" | "vault">
export type IssuedTokens = Awaited<ReturnType<typeof issueTokens>>

/** The identity at an external service; its session id is stored so that ours ends with it. */
export interface ForeignSession {
  readonly issuer: string
  readonly subject: string
  readonly issuerSession: string | null
}

const LONGEST_USER_AGENT = 300

export async function openSession(
  tx: Tx,
  {
    userId,
    strategy,
    foreign,
    method,
  }: {
    userId: UserId
    strategy: Strategy
    foreign: ForeignSession | null
    method: string
  },
  visit: Visit,
  platform: Deps,
) {
  const sessionId = newId<SessionId>()
  await insertSession(tx, {
    id: sessionId,
    userId,
    strategy,
    userAgent: visit.userAgent.slice(0, LONGEST_USER_AGENT),
    issuer: foreign?.issuer ?? null,
    subject: foreign?.subject ?? null,
    issuerSession: foreign?.issuerSession ?? null,
    now: visit.now,
  })
  await recordAudit(tx, platform.vault, visit, {
    event: "sign_in.succeeded",
    ...byOwner(userId),
    details: { strategy, method },
  })
  await rememberDevice(tx, userId, visit)
  await emit(tx, sessionOpened, { userId, sessionId })
  return issueTokens(tx, { sessionId, strategy }, visit.now, platform)
}

/** Reuse of a spent token means theft, so it ends the session. */
export async function exchangeRefreshToken(
  db: Db,
  { token, key }: { token: string | undefined; key: string | null },
  visit: Visit,
  platform: Deps,
) {
  const { now } = visit
  const exchangeKey = key === null ? null : tokenDigest(key)
  const issued = await db.transaction(async (tx) => {
    const hash = tokenDigest(token ?? "")
    const found = await lockRefreshToken(tx, hash)
    const isSuccessorUnused = Boolean(found?.successor && (await isUnspent(tx, found.successor)))
    const verdict = judgeRefresh(found, { key: exchangeKey, isSuccessorUnused }, now)
    if (found && verdict === "spent") {
      await retireCredentials(tx, found.userId)
      await endSessions(tx, { userId: found.userId, id: found.sessionId }, now)
      await recordAudit(tx, platform.vault, visit, {
        event: "session.stolen_token",
        by: anonymousActor,
        about: aboutUser(found.userId),
      })
    }
    if (!found || verdict !== "good") return undefined
    // The token of the lost response is spent too: if it is used after all, two clients share the session.
    if (found.successor) await spendRefreshToken(tx, found.successor, { spentAt: now })
    const tokens = await issueTokens(tx, found, now, platform)
    const successor = tokenDigest(tokens.refreshToken)
    await spendRefreshToken(tx, hash, { spentAt: found.spentAt ?? now, exchangeKey, successor })
    await touchSession(tx, found.sessionId, now)
    return tokens
  })
  // Throws outside the transaction, so that ending a stolen session is committed.
  if (!issued) throw new ApiError("auth.refresh_invalid")
  return issued
}

async function issueTokens(
  tx: Tx,
  session: { sessionId: SessionId; strategy: Strategy },
  now: Date,
  { accessTokens }: Deps,
) {
  const refreshToken = randomToken()
  const refreshSeconds = REFRESH_TOKEN_SECONDS[session.strategy]
  await insertRefreshToken(tx, {
    hash: tokenDigest(refreshToken),
    sessionId: session.sessionId,
    expiresAt: new Date(now.getTime() + refreshSeconds * 1000),
  })
  return {
    accessToken: await accessTokens.sign(session.sessionId),
    accessSeconds: ACCESS_TOKEN_SECONDS,
    refreshToken,
    refreshSeconds,
  } as const
}

/** The earliest last renewal of a session that can still be renewed. */
const renewableSince = (strategy: Strategy, now: Date) =>
  new Date(now.getTime() - REFRESH_TOKEN_SECONDS[strategy] * 1000)

/** Neither ended nor expired. */
export async function isAlive(tx: Tx, id: SessionId, now: Date): Promise<boolean> {
  const session = await selectSession(tx, id)
  if (!session || session.endedAt) return false
  return session.refreshedAt > renewableSince(session.strategy, now)
}

/** Neither ended nor expired, the last used first. */
export const activeSessionsOf = (tx: Tx, userId: UserId, now: Date) =>
  selectActiveSessions(tx, userId, {
    local: renewableSince("local", now),
    sso: renewableSince("sso", now),
  })

export async function listSessions(tx: Tx, user: Actor, now: Date) {
  const active = await activeSessionsOf(tx, user.id, now)
  const isCurrent = ({ id }: { id: string }) => id === user.sessionId
  return [...active.filter(isCurrent), ...active.filter((session) => !isCurrent(session))]
}

/** Idempotent. */
export async function signOut(tx: Tx, user: Actor, visit: Visit, platform: Deps): Promise<void> {
  await endSessions(tx, { userId: user.id, id: user.sessionId }, visit.now)
  await recordAudit(tx, platform.vault, visit, { event: "session.ended", ...byOwner(user.id) })
}

export async function endOwnSession(
  tx: Tx,
  user: Actor,
  id: SessionId,
  visit: Visit,
  platform: Deps,
): Promise<void> {
  const ended = await endSessions(tx, { userId: user.id, id }, visit.now)
  if (ended.length === 0) throw new ApiError("session.not_found")
  await recordAudit(tx, platform.vault, visit, { event: "session.ended", ...byOwner(user.id) })
}

export async function endOtherSessions(tx: Tx, user: Actor, visit: Visit, platform: Deps): Promise<number> {
  await retireCredentials(tx, user.id)
  await forgetOtherDevices(tx, user.id, visit)
  const ended = await endSessions(tx, { userId: user.id, except: user.sessionId }, visit.now)
  await recordAudit(tx, platform.vault, visit, {
    event: "session.others_ended",
    ...byOwner(user.id),
    details: { ended: String(ended.length) },
  })
  return ended.length
}

/** For changes that end sessions: a new password, a sign-out at an external service. */
export const endSessionsWhere = (tx: Tx, which: Ending, now: Date) => endSessions(tx, which, now)

export const findSession = (tx: Tx, id: SessionId) => selectSession(tx, id)

export const deviceWords = (userAgent: string, language: Language) => inWords(deviceOf(userAgent))[language]

/** Spent tokens are kept until their expiry to detect a stolen one. */
export const purgeRefreshTokens = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "auth-purge-refresh-tokens",
  cron: "20 4 * * *",
  run: async () => {
    await deleteRefreshTokensExpiredBefore(db.autocommit, clock.now())
  },
})

/** Notifies about unknown devices, except for the first session. */
export const alertOwner = subscribe(
  sessionOpened,
  "session-alerts",
  ({ db, config, jobs }) =>
    async ({ userId, sessionId }) => {
      const session = await selectSession(db.autocommit, sessionId)
      if (!session) return
      const earlier = await selectOtherUserAgents(db.autocommit, userId, sessionId, session.createdAt)
      const device = deviceOf(session.userAgent)
      const isKnown = earlier.some(({ userAgent }) => isSameDevice(deviceOf(userAgent), device))
      if (earlier.length === 0 || isKnown) return
      const letter = newDeviceLetter(device, session.createdAt, `${config.publicUrl}/account/security`)
      await db.transaction(async (tx) => {
        await writeTo(tx, userId, letter, { jobs, config })
        await emit(tx, deviceNew, { userId, sessionId, userAgent: session.userAgent })
      })
    },
)
