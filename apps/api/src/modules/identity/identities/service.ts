// A user's identities at external services. Linking requires proof of the account, and the last sign-in method of an account
// is never removed.

import { providerOf } from "#api/kernel/config/provider-settings"
import type { Db, Tx } from "#api/kernel/db/client"
import type { IdentityId, UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { issueToken, redeem, TEN_MINUTES } from "#api/kernel/security/one-time-tokens"
import type { Actor, Visit } from "#api/kernel/security/session"
import {
  type Credentials,
  changeCredentials,
  credentialsOf,
  lockCredentials,
} from "#api/modules/identity/accounts/credentials/service"
import { accountOf, lockAccount } from "#api/modules/identity/accounts/service"
import { byOwner, recordAudit } from "#api/modules/identity/audit/service"
import { confirmOwner } from "#api/modules/identity/password/service"
import {
  identify,
  knownProvider,
  type ProviderAnswer,
  serviceName,
} from "#api/modules/identity/providers/service"
import { factorsOf, notifyOwnerOfSignInChange } from "#api/modules/identity/second-factor/service"
import { endSessionsWhere, findSession } from "#api/modules/identity/sessions/service"
import {
  deleteIdentitiesOf,
  deleteIdentity,
  insertIdentity,
  selectIdentities,
  selectIdentityOwner,
  selectIdentityOwners,
  selectSubject,
} from "./queries.ts"

interface SignInMethods {
  readonly hasPassword: boolean
  readonly passkeys: number
  /** Connected services that are still offered; only these can be used to sign in. */
  readonly issuers: readonly string[]
}

const hasSignInMethod = ({ hasPassword, passkeys, issuers }: SignInMethods) =>
  hasPassword || passkeys > 0 || issuers.length > 0

const mayDisconnect = (ways: SignInMethods, issuer: string) =>
  hasSignInMethod({ ...ways, issuers: ways.issuers.filter((other) => other !== issuer) })

type Deps = Pick<Platform, "vault" | "jobs" | "config">
type ConnectDeps = Deps & Pick<Platform, "openId">

interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** The account to sign in. Locked until the transaction ends, so that the service cannot be disconnected meanwhile. */
export async function ownerOf(tx: Tx, { issuer, subject }: Identity): Promise<Credentials | undefined> {
  const userId = await selectIdentityOwner(tx, issuer, subject)
  const owner = userId && (await lockAccount(tx, userId))
  // Read again under the lock: a concurrent transaction may have disconnected the service.
  const isStillTheirs = owner && (await selectIdentityOwner(tx, issuer, subject)) === userId
  return isStillTheirs ? credentialsOf(owner) : undefined
}

/** Idempotent. */
export async function linkIdentity(
  tx: Tx,
  proven: Credentials,
  identity: Identity,
  visit: Visit,
  platform: Deps,
): Promise<void> {
  const { userId } = proven
  const { issuer, subject } = identity
  await lockCredentials(tx, proven)
  const linked = await selectSubject(tx, userId, issuer)
  if (linked === subject) return
  if (linked !== undefined) throw new ApiError("sso.another_linked")
  await changeCredentials(tx, proven)
  await addFirstIdentity(tx, userId, identity, visit, platform)
  const service = serviceName(issuer, platform)
  await notifyOwnerOfSignInChange(tx, userId, { kind: "service_connected", service }, platform)
}

/** For a new account, whose owner gets the welcome mail and no further one. */
export async function addFirstIdentity(
  tx: Tx,
  userId: UserId,
  { issuer, subject }: Identity,
  visit: Visit,
  { vault }: Pick<Platform, "vault">,
): Promise<void> {
  const isLinked = await insertIdentity(tx, { issuer, subject, userId, linkedAt: visit.now })
  if (!isLinked) throw new ApiError("sso.already_linked")
  await recordAudit(tx, vault, visit, { event: "identity.linked", ...byOwner(userId), details: { issuer } })
}

export async function listIdentities(tx: Tx, user: Actor, { config }: Deps) {
  const connected = await selectIdentities(tx, user.id)
  const ways = await waysIn(tx, user.id, config)
  const session = await findSession(tx, user.sessionId)
  return connected.map(({ subject, ...identity }) => ({
    ...identity,
    isCurrent: session?.issuer === identity.issuer && session.subject === subject,
    provider: providerOf(config.providers, identity.issuer),
    mayDisconnect: mayDisconnect(ways, identity.issuer),
  }))
}

interface Connection {
  readonly provider: string
}

/**
 * The `state` to send to the external service. It proves that the owner confirmed connecting this service to this account;
 * a response without it connects nothing.
 */
export async function startConnection(
  db: Db,
  user: Actor,
  { key, password }: { key: string; password: string | undefined },
  visit: Visit,
  platform: ConnectDeps,
): Promise<string> {
  const provider = knownProvider(key, platform)
  await confirmOwner(db, user, password, visit, platform)
  return issueToken(db.autocommit, {
    kind: "identity-connection",
    owner: credentialsOf(user),
    payload: { provider: provider.key } satisfies Connection,
    seconds: TEN_MINUTES,
    now: visit.now,
  })
}

export async function connectIdentity(
  db: Db,
  user: Actor,
  answer: ProviderAnswer,
  visit: Visit,
  platform: ConnectDeps,
) {
  const begun = await redeem(db.autocommit, "identity-connection", answer.state, visit.now)
  if (begun?.userId !== user.id || (begun.payload as Connection).provider !== answer.key)
    throw new ApiError("identity.connection_expired")
  const identity = await identify(answer, visit.language, platform)
  return db.transaction(async (tx) => {
    await linkIdentity(tx, credentialsOf(user), identity, visit, platform)
    const connected = await listIdentities(tx, user, platform)
    const found = connected.find(({ issuer }) => issuer === identity.issuer)
    if (!found) throw new ApiError("identity.not_found")
    return found
  })
}

export async function disconnectIdentity(
  db: Db,
  user: Actor,
  { id, password }: { id: IdentityId; password: string | undefined },
  visit: Visit,
  platform: Deps,
): Promise<void> {
  await confirmOwner(db, user, password, visit, platform)
  await db.transaction((tx) =>
    removeSignInMethod(tx, credentialsOf(user), platform, async () => {
      const gone = await deleteIdentity(tx, user.id, id)
      if (!gone) throw new ApiError("identity.not_found")
      await endSessionsWhere(tx, gone, visit.now)
      const { issuer } = gone
      await recordAudit(tx, platform.vault, visit, {
        event: "identity.unlinked",
        ...byOwner(user.id),
        details: { issuer },
      })
      const service = serviceName(issuer, platform)
      await notifyOwnerOfSignInChange(tx, user.id, { kind: "service_disconnected", service }, platform)
    }),
  )
}

/** For every removal of a sign-in method: serialises removals and refuses to remove the last one. */
export async function removeSignInMethod(
  tx: Tx,
  proven: Credentials,
  { config }: Pick<Platform, "config">,
  close: () => Promise<void>,
): Promise<void> {
  await changeCredentials(tx, proven)
  await close()
  if (!hasSignInMethod(await waysIn(tx, proven.userId, config))) throw new ApiError("auth.last_way_in")
}

async function waysIn(tx: Tx, userId: UserId, { providers }: Platform["config"]): Promise<SignInMethods> {
  const connected = await selectIdentities(tx, userId)
  return {
    hasPassword: Boolean((await accountOf(tx, userId))?.passwordHash),
    passkeys: (await factorsOf(tx, userId)).passkeys,
    issuers: connected.map(({ issuer }) => issuer).filter((issuer) => providerOf(providers, issuer)),
  }
}

/** The user's subject at each external service. */
export const externalIdentitiesOf = async (tx: Tx, userId: UserId): Promise<Identity[]> =>
  (await selectIdentities(tx, userId)).map(({ issuer, subject }) => ({ issuer, subject }))

/** Which of these people have connected a service. */
export const identityOwners = (tx: Tx, userIds: readonly UserId[]) => selectIdentityOwners(tx, userIds)

/** Removes all identities of these people and returns who had any. The caller retires the credentials. */
export const removeIdentities = (tx: Tx, userIds: readonly UserId[]) => deleteIdentitiesOf(tx, userIds)
