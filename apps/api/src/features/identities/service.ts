// Who a user is at other services. A link is made only once the account has been proven, and the last way into an
// account is never taken away.

import type { Db, Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { recordAudit } from "#api/features/audit/service"
import { confirmOwner } from "#api/features/password/service"
import { tellOwner } from "#api/features/second-factor/service"
import { endSessionsWhere } from "#api/features/sessions/service"
import {
  type Credentials,
  changeCredentials,
  holdCredentials,
  ownCredentials,
} from "#api/platform/credentials"
import { ApiError } from "#api/platform/errors"
import type { Platform } from "#api/platform/platform"
import { providerOf } from "#api/platform/provider-settings"
import type { Actor, Visit } from "#api/platform/session"
import { hasWayIn, mayDisconnect, type WaysIn } from "./policy.ts"
import { connectedText, disconnectedText } from "./present.ts"
import {
  deleteIdentity,
  insertIdentity,
  selectIdentities,
  selectIdentityOwner,
  selectSubject,
  selectWaysIn,
} from "./queries.ts"

type Ground = Pick<Platform, "vault" | "jobs" | "config">

interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** Whom a sign-in there lets in, while their credentials stay as they are. */
export const ownerOf = (tx: Tx, { issuer, subject }: Identity) => selectIdentityOwner(tx, issuer, subject)

/** Twice is once. */
export async function linkIdentity(
  tx: Tx,
  proven: Credentials,
  identity: Identity,
  visit: Visit,
  platform: Ground,
): Promise<void> {
  const { userId } = proven
  const { issuer, subject } = identity
  await holdCredentials(tx, proven)
  const linked = await selectSubject(tx, userId, issuer)
  if (linked === subject) return
  if (linked !== undefined) throw new ApiError("sso.another_linked")
  await changeCredentials(tx, proven)
  await addFirstIdentity(tx, userId, identity, visit, platform)
  await tellOwner(tx, userId, connectedText(serviceName(issuer, platform)), platform)
}

/** Of an account that has just come into being. Its owner learns it from the letter that welcomes them, not from one more. */
export async function addFirstIdentity(
  tx: Tx,
  userId: UserId,
  { issuer, subject }: Identity,
  visit: Visit,
  { vault }: Pick<Platform, "vault">,
): Promise<void> {
  const isLinked = await insertIdentity(tx, { issuer, subject, userId, linkedAt: visit.now })
  if (!isLinked) throw new ApiError("sso.already_linked")
  await recordAudit(tx, vault, visit, { event: "identity.linked", userId, details: { issuer } })
}

export async function listIdentities(tx: Tx, user: Actor, { config }: Ground) {
  const connected = await selectIdentities(tx, user.id, user.sessionId)
  const ways = await waysIn(tx, user.id, config)
  return connected.map((identity) => ({
    ...identity,
    provider: providerOf(config.providers, identity.issuer),
    mayDisconnect: mayDisconnect(ways, identity.issuer),
  }))
}

/** The one of a service that has just been connected. */
export async function connectedIdentity(tx: Tx, user: Actor, issuer: string, platform: Ground) {
  const found = (await listIdentities(tx, user, platform)).find((identity) => identity.issuer === issuer)
  if (!found) throw new ApiError("identity.not_found")
  return found
}

export async function disconnectIdentity(
  db: Db,
  user: Actor,
  { id, password }: { id: string; password: string | undefined },
  visit: Visit,
  platform: Ground,
): Promise<void> {
  await confirmOwner(db, user, password, visit, platform)
  await db.transaction((tx) =>
    closeWayIn(tx, ownCredentials(user), platform, async () => {
      const gone = await deleteIdentity(tx, user.id, id)
      if (!gone) throw new ApiError("identity.not_found")
      await endSessionsWhere(tx, gone, visit.now)
      const { issuer } = gone
      await recordAudit(tx, platform.vault, visit, {
        event: "identity.unlinked",
        userId: user.id,
        details: { issuer },
      })
      await tellOwner(tx, user.id, disconnectedText(serviceName(issuer, platform)), platform)
    }),
  )
}

/** For whatever takes a way of signing in away: one such change at a time, and never the last way. */
export async function closeWayIn(
  tx: Tx,
  proven: Credentials,
  { config }: Pick<Platform, "config">,
  close: () => Promise<void>,
): Promise<void> {
  await changeCredentials(tx, proven)
  await close()
  if (!hasWayIn(await waysIn(tx, proven.userId, config))) throw new ApiError("auth.last_way_in")
}

async function waysIn(tx: Tx, userId: UserId, { providers }: Platform["config"]): Promise<WaysIn> {
  const { issuers, ...rest } = await selectWaysIn(tx, userId)
  return { ...rest, issuers: issuers.filter((issuer) => providerOf(providers, issuer)) }
}

export const serviceName = (issuer: string, { config }: Pick<Platform, "config">) =>
  providerOf(config.providers, issuer)?.name ?? new URL(issuer).host
