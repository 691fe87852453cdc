// Sign-up with an address and a password. Responses never reveal whether an account exists; only the mailbox owner learns it.

import { FIRST_SIGN_UP_PATH } from "@shirube/vocabulary/identity/accounts/sign-up-steps"
import type { NewcomerRole } from "@shirube/vocabulary/product"
import type { Db } from "#api/kernel/db/client"
import { ApiError } from "#api/kernel/http/errors"
import { queueLetter } from "#api/kernel/mail/letters"
import type { Platform } from "#api/kernel/process/platform"
import { issueToken, redeem, TEN_MINUTES } from "#api/kernel/security/one-time-tokens"
import { hashPassword } from "#api/kernel/security/passwords"
import type { Visit } from "#api/kernel/security/session"
import { credentialsOf } from "#api/modules/identity/accounts/credentials/service"
import { accountOf, createMember } from "#api/modules/identity/accounts/service"
import { type AddressProof, mailAddressCode, proveAddress } from "#api/modules/identity/addresses/service"
import { admit, settled } from "#api/modules/identity/auth/service"
import { refuseWeakPassword } from "#api/modules/identity/password/service"
import type { IssuedTokens } from "#api/modules/identity/sessions/service"
import { welcomeLetter } from "../present.ts"

type Deps = Pick<Platform, "accessTokens" | "vault" | "jobs" | "config" | "limits" | "onNewcomerAgreed">

export async function beginSignUp(db: Db, email: string, visit: Visit, platform: Deps): Promise<string> {
  const token = await issueToken(db.autocommit, {
    kind: "registration",
    seconds: TEN_MINUTES,
    now: visit.now,
  })
  await mailSignUpCode(db, { token, email }, visit, platform)
  return token
}

export async function mailSignUpCode(
  db: Db,
  { token, email }: { token: string; email: string },
  visit: Visit,
  platform: Deps,
): Promise<void> {
  if (!(await mailAddressCode(db, { kind: "registration", token, email, service: null }, visit, platform)))
    throw new ApiError("sign_up.expired")
}

interface Newcomer {
  readonly token: string
  readonly proof: AddressProof
  readonly name: string
  readonly password: string
  readonly role: NewcomerRole
  readonly agrees: boolean
}

/** A weak password does not count as an attempt at the code. */
export async function createAccount(
  db: Db,
  { token, proof, name, password, role, agrees }: Newcomer,
  visit: Visit,
  platform: Deps,
): Promise<IssuedTokens> {
  await refuseWeakPassword(password, proof.email, visit.language)
  const email = await proveAddress(db, token, proof, visit, platform)
  const passwordHash = await hashPassword(password)
  return settled(
    await db.transaction(async (tx) => {
      if (!(await redeem(tx, "registration", token, visit.now))) throw new ApiError("sign_up.expired")
      const userId = await createMember(tx, { email, name, role, passwordHash, agrees }, visit, platform)
      const account = userId && (await accountOf(tx, userId))
      if (!account) throw new ApiError("sign_up.account_exists")
      const letter = welcomeLetter({ url: platform.config.publicUrl + FIRST_SIGN_UP_PATH })
      await queueLetter(tx, platform, account, letter)
      const how = { strategy: "local", method: "password", foreign: null, link: false } as const
      return admit(tx, { ...credentialsOf(account), ...how }, visit, platform)
    }),
  )
}
