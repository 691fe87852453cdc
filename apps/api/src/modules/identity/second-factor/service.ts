import { randomInt } from "node:crypto"
import type { Language } from "@shirube/vocabulary/language"
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import { Secret, TOTP } from "otpauth"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { AccountSteps } from "#api/kernel/features/accounts/steps"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { createVault, type Vault } from "#api/kernel/security/vault"
import {
  changeCredentials,
  credentialsOf,
  lockCredentials,
} from "#api/modules/identity/accounts/credentials/service"
import { writeTo } from "#api/modules/identity/accounts/service"
import { type AuditEvent, byOwner, recordAudit } from "#api/modules/identity/audit/service"
import { guess } from "#api/modules/identity/guesses/service"
import { confirmOwner } from "#api/modules/identity/password/service"
import { signInChanged } from "./events.ts"
import { isOn, methodsOf, plainCode, plainRecoveryCode } from "./policy.ts"
import { changeLetter, changeText, type FactorChange, type SignInChange } from "./present.ts"
import {
  confirmTotp as confirmTotpRow,
  deleteFactors,
  deleteTotp,
  lockTotp,
  replaceRecoveryCodes,
  replaceSealedTotp,
  selectFactors,
  selectSealedTotp,
  updateLastStep,
  upsertUnconfirmedTotp,
  useRecoveryCode,
} from "./queries.ts"

type Deps = Pick<Platform, "vault" | "jobs" | "config">

export const factorsOf = (tx: Tx, userId: UserId) => selectFactors(tx, userId)
export const askedMethods = async (tx: Tx, userId: UserId) => methodsOf(await selectFactors(tx, userId))

/** Members who sign in only through an external service use its second factor. */
export const secondFactorStep: AccountSteps["second_factor"] = (_, { hasSecondFactor, hasPassword }) =>
  hasPassword || hasSecondFactor
    ? { state: hasSecondFactor ? "done" : "open", path: "/account/security" }
    : null

export async function startTotp(
  db: Db,
  user: Actor,
  password: string | undefined,
  visit: Visit,
  platform: Deps,
) {
  await confirmOwner(db, user, password, visit, platform)
  const secret = new Secret({ size: 20 })
  const isBegun = await upsertUnconfirmedTotp(db.autocommit, {
    ...credentialsOf(user),
    secret: platform.vault.seal(secret.base32, sealedFor(user.id)),
    createdAt: visit.now,
  })
  if (!isBegun) throw new ApiError("second_factor.already_on")
  return { secret: secret.base32, uri: totp(secret, user.email).toString() }
}

/** The first code proves that the app works; returns recovery codes. */
export async function confirmTotp(db: Db, user: Actor, code: string, visit: Visit, platform: Deps) {
  const check = () => db.transaction((tx) => turnTotpOn(tx, user, code, visit, platform))
  const attempted = {
    target: { userId: user.id },
    by: byOwner(user.id).by,
    event: "owner_proof.failed",
    method: "code",
    check,
  } as const
  const codes = await guess(db, attempted, visit, platform)
  if (!codes) throw wrongCode("code", visit.language)
  return codes
}

/** Returns undefined and changes nothing if the code is wrong. */
async function turnTotpOn(tx: Tx, user: Actor, code: string, visit: Visit, platform: Deps) {
  await lockCredentials(tx, credentialsOf(user))
  const factor = await lockTotp(tx, user.id)
  if (factor?.confirmedAt) throw new ApiError("second_factor.already_on")
  if (factor?.credentialsVersion !== user.credentialsVersion) throw new ApiError("second_factor.not_started")
  const step = acceptedStep(factor, code, visit.now, platform.vault)
  if (step === undefined) return undefined
  await changeCredentials(tx, credentialsOf(user))
  await confirmTotpRow(tx, user.id, step, visit.now)
  await announceChange(tx, user.id, "totp_on", "second_factor.totp_on", visit, platform)
  return issueRecoveryCodes(tx, user.id, platform.vault)
}

export async function removeTotp(
  db: Db,
  user: Actor,
  password: string | undefined,
  visit: Visit,
  platform: Deps,
): Promise<void> {
  await confirmOwner(db, user, password, visit, platform)
  await db.transaction(async (tx) => {
    await changeCredentials(tx, credentialsOf(user))
    if (!(await deleteTotp(tx, user.id))) throw new ApiError("second_factor.not_on")
    await dropCodesWithLastFactor(tx, user.id)
    await announceChange(tx, user.id, "totp_off", "second_factor.totp_off", visit, platform)
  })
}

export async function renewRecoveryCodes(
  db: Db,
  user: Actor,
  password: string | undefined,
  visit: Visit,
  platform: Deps,
) {
  const { vault } = platform
  await confirmOwner(db, user, password, visit, platform)
  return db.transaction(async (tx) => {
    await changeCredentials(tx, credentialsOf(user))
    if (!isOn(await selectFactors(tx, user.id))) throw new ApiError("second_factor.not_on")
    await recordAudit(tx, vault, visit, {
      event: "second_factor.recovery_codes_renewed",
      ...byOwner(user.id),
    })
    return issueRecoveryCodes(tx, user.id, vault)
  })
}

export type Proof = { readonly code: string } | { readonly recoveryCode: string }

/** Each code is accepted once. */
export async function isProven(
  tx: Tx,
  userId: UserId,
  proof: Proof,
  visit: Visit,
  platform: Deps,
): Promise<boolean> {
  if ("recoveryCode" in proof) {
    const code = plainRecoveryCode(proof.recoveryCode)
    const hashes = platform.vault.digests(...recoveryText(userId, code))
    if (!(await useRecoveryCode(tx, userId, hashes, visit.now))) return false
    await announceChange(
      tx,
      userId,
      "recovery_code_used",
      "second_factor.recovery_code_used",
      visit,
      platform,
    )
    return true
  }
  const factor = await lockTotp(tx, userId)
  const step = factor?.confirmedAt && acceptedStep(factor, proof.code, visit.now, platform.vault)
  if (!step) return false
  await updateLastStep(tx, userId, step)
  return true
}

/** Recovery codes for an account's first factor; null if it had one before. The caller locks the credentials, so they are issued once. */
export async function codesForFirstFactor(tx: Tx, userId: UserId, vault: Vault): Promise<string[] | null> {
  const { recoveryCodesLeft } = await selectFactors(tx, userId)
  return recoveryCodesLeft > 0 ? null : issueRecoveryCodes(tx, userId, vault)
}

/** Codes without a factor to recover from would be a second password. */
export async function dropCodesWithLastFactor(tx: Tx, userId: UserId): Promise<void> {
  if (!isOn(await selectFactors(tx, userId))) await replaceRecoveryCodes(tx, userId, [])
}

export async function announceChange(
  tx: Tx,
  userId: UserId,
  change: FactorChange,
  event: AuditEvent,
  visit: Visit,
  { vault, jobs, config }: Deps,
): Promise<void> {
  await recordAudit(tx, vault, visit, { event, ...byOwner(userId) })
  await notifyOwnerOfSignInChange(tx, userId, { kind: change }, { jobs, config })
}

/** Notifies the owner of a changed sign-in method by mail, and emits the event. */
export async function notifyOwnerOfSignInChange(
  tx: Tx,
  userId: UserId,
  change: SignInChange,
  { jobs, config }: Pick<Platform, "jobs" | "config">,
): Promise<void> {
  await emit(tx, signInChanged, { userId, change })
  const letter = changeLetter(changeText(change), `${config.publicUrl}/account/security`)
  await writeTo(tx, userId, letter, { jobs, config })
}

/** Removes all factors of these people, including passkeys, and returns who had any. The caller retires the credentials. */
export const removeFactors = (tx: Tx, userIds: readonly UserId[]) => deleteFactors(tx, userIds)

/** Re-encrypts with the current key, so that the previous one can be removed. */
export async function resealTotp(db: Db, vault: Vault): Promise<void> {
  for (const { userId, secret } of await selectSealedTotp(db.autocommit)) {
    if (vault.isFresh(secret) || !vault.mayOpen(secret)) continue
    const sealed = vault.seal(vault.open(secret, sealedFor(userId)), sealedFor(userId))
    await replaceSealedTotp(db.autocommit, userId, { was: secret, is: sealed })
  }
}

const PERIOD_SECONDS = 30
const totp = (secret: Secret, label = "") =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret, digits: 6, period: PERIOD_SECONDS })
const sealedFor = (userId: UserId) => `totp ${userId}`

/** The time step of a right and unused code; tolerates one step of clock drift. */
function acceptedStep(
  factor: { userId: UserId; secret: string; lastStep: number },
  code: string,
  now: Date,
  vault: Vault,
): number | undefined {
  const secret = Secret.fromBase32(vault.open(factor.secret, sealedFor(factor.userId)))
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: plainCode(code), timestamp, window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
  return step > factor.lastStep ? step : undefined
}

const CODES = 10
const CODE_LENGTH = 12
/** Crockford's Base32: no ambiguous characters. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

async function issueRecoveryCodes(tx: Tx, userId: UserId, vault: Vault): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  )
  const hashes = codes.map((code) => vault.digest(...recoveryText(userId, code)))
  await replaceRecoveryCodes(tx, userId, hashes)
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-"))
}

const recoveryText = (userId: UserId, code: string) => [`${userId} ${code}`, "recovery code"] as const

const wrongText = {
  en: "This code is not right, or has been used already.",
  ja: "コードが正しくないか、すでに使われています。",
}
export const wrongCode = (field: "code" | "recovery_code", language: Language) =>
  new ApiError("second_factor.wrong_code", { fields: { [field]: [wrongText[language]] } })

/** Has work only after a change of ENCRYPTION_KEY. */
export const resealSecondFactors = ({ db, config }: JobParts): JobDefinition => ({
  queue: "second-factor-reseal",
  cron: "30 4 * * *",
  run: () => resealTotp(db, createVault(config.encryptionKeys)),
})
