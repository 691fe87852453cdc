// Signing in through other services. What they say about a person opens nothing by itself: an account is linked only
// after its owner has proven it, and an address counts only where the service has verified it.
import type { Tx } from "#api/db/client"
import { recordAudit } from "#api/features/audit/service"
import { admit, proveCredentials, settled } from "#api/features/auth/service"
import { connectedIdentity, linkIdentity, ownerOf } from "#api/features/identities/service"
import { confirmOwner } from "#api/features/password/service"
import { endSessionsWhere, findSession, type IssuedTokens } from "#api/features/sessions/service"
import { ApiError } from "#api/platform/errors"
import { attempt, handOut, isFirstUse, redeem, TEN_MINUTES } from "#api/platform/one-time-tokens"
import {
  type AuthorizationAnswer,
  type ForeignIdentity,
  ProviderRefused,
  ProviderUnavailable,
} from "#api/platform/openid"
import type { Platform } from "#api/platform/platform"
import type { Actor, Visit } from "#api/platform/session"
import { emailHint, isOurCallback, trustedEmail } from "./policy.ts"
import { addressMissing, notOurPage } from "./present.ts"
import { hasAccount } from "./queries.ts"

type Ground = Pick<Platform, "accessTokens" | "vault" | "jobs" | "config" | "limits" | "openId">

type ProviderAnswer = AuthorizationAnswer & { readonly key: string }

export type SsoOutcome =
  | { readonly kind: "signed_in"; readonly tokens: IssuedTokens }
  | { readonly kind: "registration"; readonly token: string; readonly identity: ForeignIdentity }
  | { readonly kind: "link_required"; readonly token: string; readonly emailHint: string }

export const listProviders = ({ openId }: Ground) =>
  Promise.all(
    openId.providers.map(async (provider) => ({
      provider,
      endpoint: await openId.authorizationEndpoint(provider),
    })),
  )

export async function signInWithProvider(
  db: Tx,
  answer: ProviderAnswer,
  visit: Visit,
  platform: Ground,
): Promise<SsoOutcome> {
  const identity = await identify(answer, visit, platform)
  const admission = await db.transaction(async (tx) => {
    const userId = await ownerOf(tx, identity)
    if (userId === undefined) return undefined
    const { issuer, subject, issuerSession } = identity
    const foreign = { issuer, subject, issuerSession }
    return admit(tx, { userId, strategy: "sso", method: "sso", foreign, link: false }, visit, platform)
  })
  if (admission) return { kind: "signed_in", tokens: settled(admission) }
  const token = await handOut(db, {
    kind: "identity",
    payload: identity,
    seconds: TEN_MINUTES,
    now: visit.now,
  })
  const email = trustedEmail(identity)
  return email !== null && (await hasAccount(db, email))
    ? { kind: "link_required", token, emailHint: emailHint(email) }
    : { kind: "registration", token, identity }
}

/** Who the person is, as the other service says it to us alone. */
async function identify(
  { key, ...answer }: ProviderAnswer,
  visit: Visit,
  { openId, config }: Ground,
): Promise<ForeignIdentity> {
  const provider = knownProvider(key, openId)
  if (!isOurCallback(config.origins, answer.redirectUri))
    throw new ApiError("request.invalid", { fields: { redirect_uri: [notOurPage[visit.language]] } })
  return translated(openId.redeem(provider, answer), "sso.refused")
}

function knownProvider(key: string, { providers }: Ground["openId"]) {
  const provider = providers.find((candidate) => candidate.key === key)
  if (!provider) throw new ApiError("sso.provider_unknown")
  return provider
}

/**
 * The `state` to send to the other service. It stands for three things at once: the owner has been asked, for this very
 * account, to connect this very service. An answer without it connects nothing, whoever brings it.
 */
export async function startConnection(
  db: Tx,
  user: Actor,
  { key, password }: { key: string; password: string | undefined },
  visit: Visit,
  { openId }: Ground,
): Promise<string> {
  const provider = knownProvider(key, openId)
  await confirmOwner(db, user, password, visit)
  return handOut(db, {
    kind: "identity-connection",
    userId: user.id,
    payload: { provider: provider.key } satisfies Connection,
    seconds: TEN_MINUTES,
    now: visit.now,
  })
}

interface Connection {
  readonly provider: string
}

export async function connectIdentity(
  db: Tx,
  user: Actor,
  answer: ProviderAnswer,
  visit: Visit,
  platform: Ground,
) {
  const begun = await redeem(db, "identity-connection", answer.state, visit.now)
  if (begun?.userId !== user.id || (begun.payload as Connection).provider !== answer.key)
    throw new ApiError("identity.connection_expired")
  const identity = await identify(answer, visit, platform)
  return db.transaction(async (tx) => {
    await linkIdentity(tx, user.id, identity, visit, platform)
    return connectedIdentity(tx, user, identity.issuer, platform)
  })
}

const TRIES_PER_TOKEN = 5

export async function linkAccount(
  db: Tx,
  { token, email, password }: { token: string; email: string | undefined; password: string },
  visit: Visit,
  platform: Ground,
): Promise<IssuedTokens> {
  const pending = await attempt(db, "identity", token, visit.now, TRIES_PER_TOKEN)
  if (!pending) throw new ApiError("sso.pending_expired")
  const { issuer, subject, issuerSession, ...person } = pending.payload as ForeignIdentity
  const address = email ?? trustedEmail(person)
  if (address === null)
    throw new ApiError("request.invalid", { fields: { email: [addressMissing[visit.language]] } })
  const userId = await proveCredentials(db, { email: address, password }, visit, platform)
  const foreign = { issuer, subject, issuerSession }
  const signIn = { userId, strategy: "sso", method: "sso", foreign, link: true } as const
  return settled(
    await db.transaction(async (tx) => {
      if (!(await redeem(tx, "identity", token, visit.now))) throw new ApiError("sso.pending_expired")
      return admit(tx, signIn, visit, platform)
    }),
  )
}

/** The end of a sign-up that began at another service: whoever came from there has an account now. */
export async function linkNewAccount(
  tx: Tx,
  { token, userId }: { token: string; userId: string },
  visit: Visit,
  platform: Pick<Platform, "vault" | "jobs" | "config">,
): Promise<void> {
  const pending = await redeem(tx, "identity", token, visit.now)
  if (!pending) throw new ApiError("sso.pending_expired")
  await linkIdentity(tx, userId, pending.payload as ForeignIdentity, visit, platform)
}

/** The other service says that someone signed out there: their sessions here end too. */
export async function endSessionsByNotice(
  db: Tx,
  token: string,
  visit: Visit,
  { openId, vault }: Ground,
): Promise<void> {
  const notice = await translated(openId.readLogout(token), "sso.logout_invalid")
  const { iss: issuer, sub: subject, sid, jti = "", exp = 0 } = notice
  await db.transaction(async (tx) => {
    const until = { now: visit.now, expiresAt: new Date((exp + CLOCK_TOLERANCE_SECONDS) * 1000) }
    if (!(await isFirstUse(tx, "logout-notice", `${issuer} ${jti}`, until)))
      throw new ApiError("sso.logout_invalid")
    const which =
      typeof sid === "string" ? { issuer, issuerSession: sid } : { issuer, subject: subject ?? "" }
    for (const { userId } of await endSessionsWhere(tx, which, visit.now))
      await recordAudit(tx, vault, visit, { event: "session.ended_elsewhere", userId, details: { issuer } })
  })
}
const CLOCK_TOLERANCE_SECONDS = 60

export async function endSessionUrl(
  tx: Tx,
  user: Actor,
  { openId, config }: Ground,
): Promise<string | undefined> {
  const session = await findSession(tx, user.sessionId)
  return session?.issuer ? openId.endSessionUrl(session.issuer, `${config.publicUrl}/`) : undefined
}

async function translated<Result>(
  work: Promise<Result>,
  refusal: "sso.refused" | "sso.logout_invalid",
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ApiError("sso.unavailable")
    if (error instanceof ProviderRefused) throw new ApiError(refusal)
    throw error
  }
}
