// Sign-in. Every method ends in `admit`, which asks for the second factor if the account has one.

import type { Strategy } from "@shirube/vocabulary/product"
import { isClosedAddress } from "#api/kernel/config/demo"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { attempt, issueToken, redeem, TEN_MINUTES } from "#api/kernel/security/one-time-tokens"
import { passwordMatches } from "#api/kernel/security/passwords"
import type { Visit } from "#api/kernel/security/session"
import {
  type Credentials,
  credentialsOf,
  lockCredentials,
} from "#api/modules/identity/accounts/credentials/service"
import { accountAt } from "#api/modules/identity/accounts/service"
import { aboutUser, anonymousActor, recordAudit } from "#api/modules/identity/audit/service"
import { guess } from "#api/modules/identity/guesses/service"
import { linkIdentity } from "#api/modules/identity/identities/service"
import { askedMethods, isProven, type Proof, wrongCode } from "#api/modules/identity/second-factor/service"
import { type ForeignSession, type IssuedTokens, openSession } from "#api/modules/identity/sessions/service"

type Deps = Pick<Platform, "accessTokens" | "vault" | "jobs" | "config" | "limits">

/** A sign-in whose first factor is proven, before a session exists. */
export interface SignIn extends Credentials {
  readonly strategy: Strategy
  readonly method: "password" | "sso" | "passkey"
  readonly foreign: ForeignSession | null
  /** Link the external identity to the account during sign-in. */
  readonly link: boolean
}

type Admission =
  | { readonly tokens: IssuedTokens }
  | { readonly challenge: string; readonly methods: Awaited<ReturnType<typeof askedMethods>> }

/** Hashing is slow, so it runs outside the transaction. */
export async function signInWithPassword(
  db: Db,
  credentials: { email: string; password: string },
  visit: Visit,
  platform: Deps,
) {
  const proven = await proveCredentials(db, credentials, visit, platform)
  const signIn: SignIn = { ...proven, strategy: "local", method: "password", foreign: null, link: false }
  return settled(await db.transaction((tx) => admit(tx, signIn, visit, platform)))
}

/** Runs the same steps for known and unknown addresses, so that neither the error nor its timing reveals accounts. */
export async function proveCredentials(
  db: Db,
  { email, password }: { email: string; password: string },
  visit: Visit,
  platform: Pick<Platform, "vault" | "config">,
): Promise<Credentials> {
  const found = isClosedAddress(platform.config, email) ? undefined : await accountAt(db.autocommit, email)
  const proven = await guess(
    db,
    {
      target: found ? { userId: found.id } : { userId: undefined, address: email },
      by: anonymousActor,
      event: "sign_in.failed",
      method: "password",
      check: async () => ((await passwordMatches(found?.passwordHash, password)) ? found : undefined),
    },
    visit,
    platform,
  )
  if (!proven) throw new ApiError("auth.invalid_credentials")
  return credentialsOf(proven)
}

export async function admit(tx: Tx, signIn: SignIn, visit: Visit, platform: Deps): Promise<Admission> {
  await lockCredentials(tx, signIn)
  const methods = await askedMethods(tx, signIn.userId)
  if (methods.length === 0) return { tokens: await enter(tx, signIn, visit, platform) }
  const challenge = await issueToken(tx, {
    kind: "second-factor",
    owner: signIn,
    payload: signIn,
    seconds: TEN_MINUTES,
    now: visit.now,
  })
  await recordAudit(tx, platform.vault, visit, {
    event: "sign_in.second_factor_asked",
    by: anonymousActor,
    about: aboutUser(signIn.userId),
    details: { method: signIn.method },
  })
  return { challenge, methods }
}

/** Throws only after the transaction, because the challenge must be committed. */
export function settled(admission: Admission): IssuedTokens {
  if ("tokens" in admission) return admission.tokens
  throw new ApiError("auth.second_factor_required", { challenge: admission })
}

const TRIES_PER_CHALLENGE = 5

export async function proveSecondFactor(
  db: Db,
  challenge: string,
  proof: Proof,
  visit: Visit,
  platform: Deps,
): Promise<IssuedTokens> {
  const pending = await attempt(db.autocommit, "second-factor", challenge, visit.now, TRIES_PER_CHALLENGE)
  if (!pending) throw new ApiError("auth.challenge_expired")
  const { userId, credentialsVersion } = pending.payload as SignIn
  const method = "code" in proof ? "code" : "recovery_code"
  const check = () =>
    db.transaction(async (tx) => {
      await lockCredentials(tx, { userId, credentialsVersion })
      if (!(await isProven(tx, userId, proof, visit, platform))) return undefined
      return finishSignIn(tx, challenge, userId, visit, platform)
    })
  const attempted = {
    target: { userId },
    by: anonymousActor,
    event: "sign_in.second_factor_failed",
    method,
    check,
  } as const
  const tokens = await guess(db, attempted, visit, platform)
  if (!tokens) throw wrongCode(method, visit.language)
  return tokens
}

/** Call after the second factor is proven; only the challenge's own account may finish. */
export async function finishSignIn(
  tx: Tx,
  challenge: string,
  userId: UserId,
  visit: Visit,
  platform: Deps,
): Promise<IssuedTokens> {
  const pending = await redeem(tx, "second-factor", challenge, visit.now)
  if (!pending || pending.userId !== userId) throw new ApiError("auth.challenge_expired")
  return enter(tx, pending.payload as SignIn, visit, platform)
}

/** Opens the session after every check, unless the credentials have changed meanwhile. */
export async function enter(
  tx: Tx,
  { userId, credentialsVersion, strategy, method, foreign, link }: SignIn,
  visit: Visit,
  platform: Deps,
): Promise<IssuedTokens> {
  await lockCredentials(tx, { userId, credentialsVersion })
  if (foreign && link) await linkIdentity(tx, { userId, credentialsVersion }, foreign, visit, platform)
  return openSession(tx, { userId, strategy, foreign, method }, visit, platform)
}
