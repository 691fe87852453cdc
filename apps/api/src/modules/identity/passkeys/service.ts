import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server"
import type { Db, Tx } from "#api/kernel/db/client"
import { newId, type PasskeyId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { issueToken, redeem, TEN_MINUTES } from "#api/kernel/security/one-time-tokens"
import type { Actor, Visit } from "#api/kernel/security/session"
import {
  changeCredentials,
  credentialsOf,
  lockCredentials,
} from "#api/modules/identity/accounts/credentials/service"
import { accountOf } from "#api/modules/identity/accounts/service"
import { aboutUser, anonymousActor, recordFailure } from "#api/modules/identity/audit/service"
import { enter, finishSignIn } from "#api/modules/identity/auth/service"
import { removeSignInMethod } from "#api/modules/identity/identities/service"
import { confirmOwner } from "#api/modules/identity/password/service"
import {
  deletePasskey,
  insertPasskey,
  selectPasskeyByCredential,
  selectPasskeys,
  updatePasskeyName,
  updatePasskeyUse,
} from "#api/modules/identity/second-factor/passkeys/service"
import {
  announceChange,
  codesForFirstFactor,
  dropCodesWithLastFactor,
} from "#api/modules/identity/second-factor/service"
import { deviceWords, type IssuedTokens } from "#api/modules/identity/sessions/service"

type Deps = Pick<Platform, "accessTokens" | "vault" | "jobs" | "config" | "limits">

export const CEREMONY_MS = TEN_MINUTES * 1000

/** Passkeys belong to the site's host name, and only its own pages may use them. */
export const relyingParty = ({ publicUrl }: Platform["config"]) => ({
  id: new URL(publicUrl).hostname,
  origin: publicUrl,
})

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, "base64url"))

export const listPasskeys = (tx: Tx, user: Actor) => selectPasskeys(tx, user.id)

export async function startPasskey(
  db: Db,
  user: Actor,
  password: string | undefined,
  visit: Visit,
  platform: Deps,
) {
  await confirmOwner(db, user, password, visit, platform)
  const known = await selectPasskeys(db.autocommit, user.id)
  const challenge = await issueToken(db.autocommit, {
    kind: "passkey-registration",
    owner: credentialsOf(user),
    seconds: TEN_MINUTES,
    now: visit.now,
  })
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: relyingParty(platform.config).id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: bytes(challenge),
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
}

export async function addPasskey(
  db: Db,
  user: Actor,
  { name, response }: { name: string | undefined; response: RegistrationResponseJSON },
  visit: Visit,
  platform: Deps,
) {
  const { id, origin } = relyingParty(platform.config)
  const { verified, registrationInfo } = await refusing(
    verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) =>
        (await redeem(db.autocommit, "passkey-registration", challenge, visit.now))?.userId === user.id,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  )
  if (!verified) throw new ApiError("passkey.refused")
  const { credential, credentialBackedUp } = registrationInfo
  return db.transaction(async (tx) => {
    await changeCredentials(tx, credentialsOf(user))
    const passkey = await insertPasskey(tx, {
      id: newId<PasskeyId>(),
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isSynced: credentialBackedUp,
      name: name ?? deviceWords(visit.userAgent, visit.language),
      createdAt: visit.now,
    })
    if (!passkey) throw new ApiError("passkey.already_known")
    const recoveryCodes = await codesForFirstFactor(tx, user.id, platform.vault)
    await announceChange(tx, user.id, "passkey_added", "passkey.added", visit, platform)
    return { passkey, recoveryCodes }
  })
}

export async function renamePasskey(tx: Tx, user: Actor, id: PasskeyId, name: string) {
  const renamed = await updatePasskeyName(tx, user.id, id, name)
  if (!renamed) throw new ApiError("passkey.not_found")
  return renamed
}

export async function removePasskey(
  db: Db,
  user: Actor,
  id: PasskeyId,
  password: string | undefined,
  visit: Visit,
  platform: Deps,
): Promise<void> {
  await confirmOwner(db, user, password, visit, platform)
  await db.transaction((tx) =>
    removeSignInMethod(tx, credentialsOf(user), platform, async () => {
      if (!(await deletePasskey(tx, user.id, id))) throw new ApiError("passkey.not_found")
      await dropCodesWithLastFactor(tx, user.id)
      await announceChange(tx, user.id, "passkey_removed", "passkey.removed", visit, platform)
    }),
  )
}

export async function startPasskeySignIn(tx: Tx, now: Date, { config }: Deps) {
  const challenge = await issueToken(tx, { kind: "passkey-sign-in", seconds: TEN_MINUTES, now })
  return generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    challenge: bytes(challenge),
    userVerification: "required",
  })
}

/** A passkey with user verification covers both factors, so no second factor is required. */
export async function signInWithPasskey(
  db: Db,
  { response, challenge }: { response: AuthenticationResponseJSON; challenge: string | undefined },
  visit: Visit,
  platform: Deps,
): Promise<IssuedTokens> {
  const passkey = await selectPasskeyByCredential(db.autocommit, response.id)
  const owner = passkey && (await accountOf(db.autocommit, passkey.userId))
  const use = owner && (await verifiedUse(db, passkey, response, visit, platform))
  if (!use) {
    await recordFailure(db.autocommit, platform.vault, visit, {
      event: "sign_in.failed",
      by: anonymousActor,
      about: aboutUser(passkey?.userId ?? null),
      method: "passkey",
    })
    throw new ApiError("passkey.refused")
  }
  return db.transaction(async (tx) => {
    const { userId, credentialsVersion } = credentialsOf(owner)
    await lockCredentials(tx, { userId, credentialsVersion })
    // Under the lock: the passkey may have been removed after it was read.
    if (!(await updatePasskeyUse(tx, passkey.id, use))) throw new ApiError("passkey.refused")
    if (challenge !== undefined) return finishSignIn(tx, challenge, userId, visit, platform)
    const signIn = { userId, credentialsVersion, strategy: "local", method: "passkey" } as const
    return enter(tx, { ...signIn, foreign: null, link: false }, visit, platform)
  })
}

async function verifiedUse(
  db: Db,
  passkey: NonNullable<Awaited<ReturnType<typeof selectPasskeyByCredential>>>,
  response: AuthenticationResponseJSON,
  visit: Visit,
  { config }: Deps,
) {
  const { userHandle } = response.response
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== passkey.userId) return undefined
  const { id, origin } = relyingParty(config)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) =>
      (await redeem(db.autocommit, "passkey-sign-in", challenge, visit.now)) !== undefined,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId,
      publicKey: bytes(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  return {
    counter: authenticationInfo.newCounter,
    isSynced: authenticationInfo.credentialBackedUp,
    lastUsedAt: visit.now,
  }
}

/** The library throws on every mismatch; the caller gets one error for all. */
const refusing = <Verified>(verification: Promise<Verified>): Promise<Verified> =>
  verification.catch(() => {
    throw new ApiError("passkey.refused")
  })
