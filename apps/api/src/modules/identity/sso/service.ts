// Sign-in through external services. Their claims alone give no access: an account is linked only after its owner has proven
// it, and an address counts only if the service has verified it.
import type { Language } from "@shirube/vocabulary/language"
import { providerOf } from "#api/kernel/config/provider-settings"
import type { Db, Tx } from "#api/kernel/db/client"
import { ApiError } from "#api/kernel/http/errors"
import { queueLetter } from "#api/kernel/mail/letters"
import type { Platform } from "#api/kernel/process/platform"
import {
  attempt,
  isFirstUse,
  issueToken,
  look,
  redeem,
  TEN_MINUTES,
  withdrawForeignSignIns,
} from "#api/kernel/security/one-time-tokens"
import type { ForeignIdentity } from "#api/kernel/security/openid"
import type { Actor, Visit } from "#api/kernel/security/session"
import type { Credentials } from "#api/modules/identity/accounts/credentials/service"
import { accountAt, createMember, type NewMember } from "#api/modules/identity/accounts/service"
import { type AddressProof, mailAddressCode, proveAddress } from "#api/modules/identity/addresses/service"
import { aboutUser, recordAudit, system } from "#api/modules/identity/audit/service"
import { admit, proveCredentials, type SignIn, settled } from "#api/modules/identity/auth/service"
import { addFirstIdentity, ownerOf } from "#api/modules/identity/identities/service"
import {
  identify,
  type ProviderAnswer,
  readLogout,
  serviceName,
} from "#api/modules/identity/providers/service"
import { endSessionsWhere, findSession, type IssuedTokens } from "#api/modules/identity/sessions/service"
import { addressMissing, needlessText, welcomeLetter } from "./present.ts"

/** An address is trusted only if the external service has verified it. */
const trustedEmail = ({ email, isEmailVerified }: { email: string | null; isEmailVerified: boolean }) =>
  isEmailVerified ? email : null

/** Enough to recognise one's own address, too little to learn another's. */
function emailHint(email: string): string {
  const at = email.lastIndexOf("@")
  const [first = ""] = email
  return `${first}•••${email.slice(at)}`
}

type Deps = Pick<
  Platform,
  "accessTokens" | "vault" | "jobs" | "config" | "limits" | "openId" | "accountBars" | "onNewcomerAgreed"
>

export type SsoOutcome =
  | { readonly kind: "signed_in"; readonly tokens: IssuedTokens }
  | { readonly kind: "registration"; readonly token: string; readonly identity: ForeignIdentity }
  | { readonly kind: "link_required"; readonly token: string; readonly emailHint: string }

export const listProviders = ({ openId }: Deps) =>
  Promise.all(
    openId.providers.map(async (provider) => ({
      provider,
      endpoint: await openId.authorizationEndpoint(provider),
    })),
  )

export async function signInWithProvider(
  db: Db,
  answer: ProviderAnswer,
  visit: Visit,
  platform: Deps,
): Promise<SsoOutcome> {
  const identity = await identify(answer, visit.language, platform)
  const admission = await db.transaction(async (tx) => {
    const owner = await ownerOf(tx, identity)
    return owner && admit(tx, signInOf(owner, identity), visit, platform)
  })
  if (admission) return { kind: "signed_in", tokens: settled(admission) }
  const token = await issueToken(db.autocommit, {
    kind: "identity",
    payload: identity,
    seconds: TEN_MINUTES,
    now: visit.now,
  })
  const email = trustedEmail(identity)
  return email !== null && (await accountAt(db.autocommit, email))
    ? { kind: "link_required", token, emailHint: emailHint(email) }
    : { kind: "registration", token, identity }
}

const TRIES_PER_TOKEN = 5

export async function linkAccount(
  db: Db,
  { token, email, password }: { token: string; email: string | undefined; password: string },
  visit: Visit,
  platform: Deps,
): Promise<IssuedTokens> {
  const pending = await attempt(db.autocommit, "identity", token, visit.now, TRIES_PER_TOKEN)
  if (!pending) throw new ApiError("sso.pending_expired")
  const identity = pending.payload as ForeignIdentity
  const address = email ?? trustedEmail(identity)
  if (address === null)
    throw new ApiError("request.invalid", { fields: { email: [addressMissing[visit.language]] } })
  const proven = await proveCredentials(db, { email: address, password }, visit, platform)
  const signIn = { ...signInOf(proven, identity), link: true }
  return settled(
    await db.transaction(async (tx) => {
      if (!(await redeem(tx, "identity", token, visit.now))) throw new ApiError("sso.pending_expired")
      return admit(tx, signIn, visit, platform)
    }),
  )
}

/** For a person whose address the external service has not verified. */
export async function requestAddressCode(
  db: Db,
  { token, email }: { token: string; email: string },
  visit: Visit,
  platform: Deps,
): Promise<void> {
  const pending = await look(db.autocommit, "identity", token, visit.now)
  if (!pending) throw new ApiError("sso.pending_expired")
  const identity = pending.payload as ForeignIdentity
  if (trustedEmail(identity) !== null)
    throw new ApiError("request.invalid", { fields: { email: [needlessText[visit.language]] } })
  const service = serviceName(identity.issuer, platform)
  if (!(await mailAddressCode(db, { kind: "identity", token, email, service }, visit, platform)))
    throw new ApiError("sso.pending_expired")
}

interface Newcomer extends Pick<NewMember, "name" | "role" | "agrees"> {
  readonly token: string
  /** Used only if the external service has verified no address. */
  readonly proof: AddressProof | undefined
}

/** Creates an account. A refusal does not consume the token, which can still connect an existing account. */
export async function registerWithProvider(
  db: Db,
  { token, name, role, agrees, proof }: Newcomer,
  visit: Visit,
  platform: Deps,
): Promise<IssuedTokens> {
  const pending = await look(db.autocommit, "identity", token, visit.now)
  if (!pending) throw new ApiError("sso.pending_expired")
  const identity = pending.payload as ForeignIdentity
  // Before the transaction: a rollback must not undo the count of a wrong attempt.
  const email = trustedEmail(identity) ?? (proof && (await proveAddress(db, token, proof, visit, platform)))
  return settled(
    await db.transaction(async (tx) => {
      if (!(await redeem(tx, "identity", token, visit.now))) throw new ApiError("sso.pending_expired")
      const owner =
        (await ownerOf(tx, identity)) ??
        (await createAccountFor(tx, identity, { email, name, role, agrees }, visit, platform)) ??
        // Another tab of the same person, with its own token, was faster.
        (await ownerOf(tx, identity))
      if (owner === undefined) throw new ApiError("sso.account_exists")
      return admit(tx, signInOf(owner, identity), visit, platform)
    }),
  )
}

async function createAccountFor(
  tx: Tx,
  identity: ForeignIdentity,
  { email, name, role, agrees }: Pick<NewMember, "name" | "role" | "agrees"> & { email: string | undefined },
  visit: Visit,
  platform: Deps,
): Promise<Credentials | undefined> {
  if (email === undefined) throw new ApiError("sso.email_unverified")
  if (await platform.accountBars.until(tx, platform.vault, email, visit.now))
    throw new ApiError("suspension.address_barred")
  const userId = await createMember(tx, { email, name, role, agrees }, visit, platform)
  if (userId === undefined) return undefined
  await addFirstIdentity(tx, userId, identity, visit, platform)
  const letter = welcomeLetter({
    service: serviceName(identity.issuer, platform),
    securityUrl: `${platform.config.publicUrl}/account/security`,
  })
  await queueLetter(tx, platform, { email, language: visit.language, name, role }, letter)
  return ownerOf(tx, identity)
}

const signInOf = (owner: Credentials, { issuer, subject, issuerSession }: ForeignIdentity): SignIn => ({
  ...owner,
  strategy: "sso",
  method: "sso",
  foreign: { issuer, subject, issuerSession },
  link: false,
})

/** Back-channel logout: a sign-out at the external service ends the sessions here. */
export async function endSessionsByNotice(
  db: Db,
  token: string,
  visit: Visit,
  { openId, vault }: Deps,
): Promise<void> {
  const notice = await readLogout(token, { openId })
  const { iss: issuer, sub: subject, sid, jti = "", exp = 0 } = notice
  await db.transaction(async (tx) => {
    const until = { now: visit.now, expiresAt: new Date((exp + CLOCK_TOLERANCE_SECONDS) * 1000) }
    if (!(await isFirstUse(tx, "logout-notice", `${issuer} ${jti}`, until)))
      throw new ApiError("sso.logout_invalid")
    const which =
      typeof sid === "string" ? { issuer, issuerSession: sid } : { issuer, subject: subject ?? "" }
    await withdrawForeignSignIns(tx, which)
    for (const { userId } of await endSessionsWhere(tx, which, visit.now))
      await recordAudit(tx, vault, visit, {
        event: "session.ended_elsewhere",
        by: system,
        about: aboutUser(userId),
        details: { issuer },
      })
  })
}
const CLOCK_TOLERANCE_SECONDS = 60

interface SignOutContext {
  readonly user: Actor | null
  /** After the session here has ended, one may still exist there. */
  readonly provider?: string | undefined
  readonly prefix?: Language | undefined
}

export async function findEndSession(
  tx: Tx,
  { user, provider: key, prefix }: SignOutContext,
  visit: Visit,
  { openId, config }: Deps,
) {
  const provider = user
    ? providerOf(openId.providers, (await findSession(tx, user.sessionId))?.issuer ?? undefined)
    : openId.providers.find((candidate) => (key ? candidate.key === key : candidate.kind === "sso"))
  if (!provider) return undefined
  const afterwards = `${config.publicUrl}/${prefix ?? ""}`
  return { provider, page: await openId.endSessionPage(provider, afterwards, visit.language) }
}
