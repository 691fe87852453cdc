// Student numbers: encrypted, matched by digest, and held by one person at a time.

import type { VerificationMethod } from "@shirube/contract/people/verification/routes"
import type { Degree } from "@shirube/vocabulary/people/profile/choices"
import { type Db, databaseErrorCode, type Tx } from "#api/kernel/db/client"
import { newId, type UserId, type VerificationRequestId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { IdentityDigests } from "#api/kernel/features/personal-data"
import { ApiError } from "#api/kernel/http/errors"
import type { Log } from "#api/kernel/process/log"
import type { Platform } from "#api/kernel/process/platform"
import type { Visit } from "#api/kernel/security/session"
import type { Vault } from "#api/kernel/security/vault"
import { university } from "#api/modules/common/reference/service"
import { isNumberBarred } from "#api/modules/editorial/suspensions/bars/service"
import { lockAccount, setVerified, writeToMember } from "#api/modules/identity/accounts/service"
import { type AuditActor, aboutUser, recordAudit, system } from "#api/modules/identity/audit/service"
import { profileOf, writeProfile } from "#api/modules/people/profile/service"
import { type EndReason, verificationChanged } from "../events.ts"
import { endedLetter } from "../letters.ts"
import { endOfMonth } from "../policy.ts"
import {
  deleteRequest,
  deleteVerification,
  lockUniversity,
  type RequestRow,
  replaceRequest,
  replaceSealed,
  replaceSealedRequest,
  selectHolder,
  selectNumberDigest,
  selectRequest,
  selectRequestById,
  selectSealed,
  selectSealedRequests,
  upsertVerification,
} from "../queries.ts"

type Deps = Pick<Platform, "vault" | "jobs" | "config" | "onVerificationEnded">

export interface Claim {
  readonly method: VerificationMethod
  readonly universityKey: string
  readonly number: string
  readonly email: string | null
  readonly degree: Degree | null
  readonly graduationMonth: string
}

/** The university's name; the key of an unlisted one is its name. */
export const universityWords = (key: string) => university(key)?.name ?? { en: key, ja: key }

const numberOf = (userId: UserId) => `student number ${userId}`
const emailOf = (userId: UserId) => `university address ${userId}`

/** The claim as stored. */
export const sealClaim = (vault: Vault, userId: UserId, { number, email, ...plain }: Claim) => ({
  ...plain,
  sealedNumber: vault.seal(number, numberOf(userId)),
  sealedEmail: email && vault.seal(email, emailOf(userId)),
})

type SealedClaim = Pick<
  RequestRow,
  "userId" | "method" | "universityKey" | "sealedNumber" | "sealedEmail" | "degree" | "graduationMonth"
>

export const openClaim = (vault: Vault, row: SealedClaim): Claim => ({
  method: row.method,
  universityKey: row.universityKey,
  number: vault.open(row.sealedNumber, numberOf(row.userId)),
  email: row.sealedEmail && vault.open(row.sealedEmail, emailOf(row.userId)),
  degree: row.degree,
  graduationMonth: row.graduationMonth,
})

const numberText = ({ universityKey, number }: Pick<Claim, "universityKey" | "number">) =>
  [`${universityKey.toLowerCase()} ${number}`, "student number"] as const
const emailText = (email: string) => [email.toLowerCase(), "university address"] as const

/** Another account with this number at this university. */
export async function otherHolder(
  tx: Tx,
  vault: Vault,
  userId: UserId,
  claim: Pick<Claim, "universityKey" | "number">,
): Promise<UserId | undefined> {
  const holder = await selectHolder(tx, "numberDigest", vault.digests(...numberText(claim)))
  return holder === userId ? undefined : holder
}

export async function refuseTakenNumber(tx: Tx, vault: Vault, userId: UserId, claim: Claim): Promise<void> {
  if (await otherHolder(tx, vault, userId, claim)) throw new ApiError("verification.number_taken")
}

/** Refuses the number of an account deleted while suspended, until the suspension ends; an editor who sees the card may override it. */
export async function refuseBarredNumber(tx: Tx, vault: Vault, claim: Claim, now: Date): Promise<void> {
  if (await isNumberBarred(tx, vault.digests(...numberText(claim)), now))
    throw new ApiError("verification.number_taken")
}

/** Identifies the number after its holder's account is deleted. */
export const numberDigests: IdentityDigests = async (tx, userId) => {
  const digest = await selectNumberDigest(tx, userId)
  return digest === null ? [] : [digest]
}

/** Turns a request into a verification. The number must be free. */
export async function grant(
  tx: Tx,
  { vault }: Pick<Deps, "vault">,
  { id, userId, universityKey }: Pick<RequestRow, "id" | "userId" | "universityKey">,
  now: Date,
): Promise<void> {
  await lockUniversity(tx, universityKey)
  // A change of the profile locks the account too, and may have withdrawn the request.
  await lockAccount(tx, userId)
  const request = await selectRequestById(tx, id)
  if (!request) throw new ApiError("verification.link_unknown")
  const claim = openClaim(vault, request)
  await refuseTakenNumber(tx, vault, userId, claim)
  if (claim.email !== null) {
    const holder = await selectHolder(tx, "emailDigest", vault.digests(...emailText(claim.email)))
    if (holder && holder !== userId) throw new ApiError("verification.address_taken")
  }
  await upsertVerification(tx, {
    userId,
    ...sealClaim(vault, userId, claim),
    numberDigest: vault.digest(...numberText(claim)),
    emailDigest: claim.email && vault.digest(...emailText(claim.email)),
    verifiedAt: now,
    endsAt: endOfMonth(claim.graduationMonth),
  })
  await deleteRequest(tx, userId)
  await completeProfile(tx, userId, claim, now)
  await setVerified(tx, userId, true)
  await emit(tx, verificationChanged, { userId, ended: null })
}

/** The profile must contain at least what was proven. */
async function completeProfile(tx: Tx, userId: UserId, claim: Claim, now: Date): Promise<void> {
  const profile = await profileOf(tx, userId)
  const hasUniversity = profile?.universityId || profile?.universityName
  const isShort = !profile?.graduationMonth || profile.graduationMonth < claim.graduationMonth
  if (hasUniversity && !isShort) return
  await writeProfile(
    tx,
    userId,
    {
      ...(hasUniversity ? {} : universityOf(claim.universityKey)),
      ...(isShort ? { graduationMonth: claim.graduationMonth } : {}),
    },
    now,
  )
}

/** The university's profile fields. */
export function universityOf(key: string) {
  const listed = university(key)
  return listed
    ? { universityId: listed.id, universityName: null, region: listed.region }
    : { universityId: null, universityName: key }
}

/** For demo data: verifies without a proof. */
export async function verifyWithoutProof(
  tx: Tx,
  deps: Pick<Deps, "vault">,
  userId: UserId,
  claim: Claim,
  now: Date,
): Promise<void> {
  const id = newId<VerificationRequestId>()
  await replaceRequest(tx, { userId, id, ...sealClaim(deps.vault, userId, claim), createdAt: now })
  const request = await selectRequest(tx, userId)
  if (request) await grant(tx, deps, request, now)
}

/** An editor has seen the card, so another holder of the number loses the verification. */
export async function grantAndMoveNumber(tx: Tx, deps: Deps, request: RequestRow, now: Date): Promise<void> {
  const claim = openClaim(deps.vault, request)
  await lockUniversity(tx, claim.universityKey)
  const holder = await otherHolder(tx, deps.vault, request.userId, claim)
  if (holder) await endVerification(tx, deps, holder, { why: "number_moved", now })
  await grant(tx, deps, request, now)
}

interface Ending {
  readonly why: EndReason
  readonly now: Date
  /** The request and actor that caused it; defaults to the system. */
  readonly visit?: Visit
  readonly by?: AuditActor
}

/** Ends it with everything that only verified students have: the badge, and seats at events for them. */
export async function endVerification(
  tx: Tx,
  deps: Deps,
  userId: UserId,
  { why, now, by = system, visit = unattended(now) }: Ending,
): Promise<void> {
  await lockAccount(tx, userId)
  if (!(await deleteVerification(tx, userId))) return
  await setVerified(tx, userId, false)
  await emit(tx, verificationChanged, { userId, ended: why })
  let seats = 0
  for (const giveUpSeats of deps.onVerificationEnded) seats += await giveUpSeats(tx, userId, now)
  await recordAudit(tx, deps.vault, visit, {
    event: "verification.ended",
    by,
    about: aboutUser(userId),
    details: { why },
  })
  await writeToMember(tx, userId, endedLetter(why, seats, deps.config.publicUrl), deps, now)
}

const unattended = (now: Date): Visit => ({ now, ip: "", userAgent: "", language: "en", device: null })

const isUniqueViolation = (error: unknown) => databaseErrorCode(error) === "23505"

/** Re-encrypts and re-digests with the current key, so that the previous one can be removed. */
export async function resealClaims(db: Db, vault: Vault, log: Pick<Log, "error">): Promise<void> {
  const isStale = ({ sealedNumber }: Pick<SealedClaim, "sealedNumber">) =>
    !vault.isFresh(sealedNumber) && vault.mayOpen(sealedNumber)
  for (const row of (await selectSealedRequests(db.autocommit)).filter(isStale)) {
    const { sealedNumber, sealedEmail } = sealClaim(vault, row.userId, openClaim(vault, row))
    await replaceSealedRequest(db.autocommit, row, { sealedNumber, sealedEmail })
  }
  for (const row of (await selectSealed(db.autocommit)).filter(isStale)) {
    const claim = openClaim(vault, row)
    const { sealedNumber, sealedEmail } = sealClaim(vault, row.userId, claim)
    const numberDigest = vault.digest(...numberText(claim))
    const emailDigest = claim.email && vault.digest(...emailText(claim.email))
    try {
      await replaceSealed(db.autocommit, row, { sealedNumber, sealedEmail, numberDigest, emailDigest })
    } catch (error) {
      // Two accounts took the number while servers had different keys: logged for an operator, without stopping the others.
      if (!isUniqueViolation(error)) throw error
      log.error({ userId: row.userId }, "two accounts hold the same student number")
    }
  }
}
