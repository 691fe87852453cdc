// Somebody's number at their university: sealed, recognised by its digest, and one person's at a time.
import type { VerificationMethod } from "@shirube/contract/verification"
import { type Db, databaseErrorCode, type Tx } from "#api/db/client"
import { newId, type UserId, type VerificationRequestId } from "#api/db/ids"
import { setVerified, writeTo } from "#api/features/accounts/service"
import { aboutUser, recordAudit, system } from "#api/features/audit/service"
import { university } from "#api/features/reference/service"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { Log } from "#api/platform/log"
import type { Platform } from "#api/platform/platform"
import type { Vault } from "#api/platform/vault"
import { verificationChanged } from "../events.ts"
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
  selectRequest,
  selectSealed,
  selectSealedRequests,
  upsertVerification,
} from "../queries.ts"

type Ground = Pick<Platform, "vault" | "jobs" | "config">

export interface Claim {
  readonly method: VerificationMethod
  readonly universityKey: string
  readonly number: string
  readonly email: string | null
  readonly graduationMonth: string
}

/** What a university is called; what stands for one that is not in the list is its own name. */
export const universityWords = (key: string) => university(key)?.name ?? { en: key, ja: key }

const numberOf = (userId: UserId) => `student number ${userId}`
const emailOf = (userId: UserId) => `university address ${userId}`

/** As the database keeps it. */
export const sealClaim = (vault: Vault, userId: UserId, { number, email, ...plain }: Claim) => ({
  ...plain,
  sealedNumber: vault.seal(number, numberOf(userId)),
  sealedEmail: email && vault.seal(email, emailOf(userId)),
})

type SealedClaim = Pick<
  RequestRow,
  "userId" | "method" | "universityKey" | "sealedNumber" | "sealedEmail" | "graduationMonth"
>

export const openClaim = (vault: Vault, row: SealedClaim): Claim => ({
  method: row.method,
  universityKey: row.universityKey,
  number: vault.open(row.sealedNumber, numberOf(row.userId)),
  email: row.sealedEmail && vault.open(row.sealedEmail, emailOf(row.userId)),
  graduationMonth: row.graduationMonth,
})

const numberText = ({ universityKey, number }: Pick<Claim, "universityKey" | "number">) =>
  [`${universityKey.toLowerCase()} ${number}`, "student number"] as const
const emailText = (email: string) => [email.toLowerCase(), "university address"] as const

/** Who else has this number at this university. */
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

/** What was asked for is so from now on. The number must be free. */
export async function grant(
  tx: Tx,
  { vault }: Pick<Ground, "vault">,
  request: RequestRow,
  now: Date,
): Promise<void> {
  const { userId } = request
  const claim = openClaim(vault, request)
  await lockUniversity(tx, claim.universityKey)
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
  await setVerified(tx, userId, true)
  await emit(tx, verificationChanged, { userId, isVerified: true })
}

/** For somebody whom the provider itself vouches for. */
export async function verifyByHand(
  tx: Tx,
  ground: Pick<Ground, "vault">,
  userId: UserId,
  claim: Claim,
  now: Date,
): Promise<void> {
  const id = newId<VerificationRequestId>()
  await replaceRequest(tx, { userId, id, ...sealClaim(ground.vault, userId, claim), createdAt: now })
  const request = await selectRequest(tx, userId)
  if (request) await grant(tx, ground, request, now)
}

/** An editor has seen the card: whoever else had the number has to show anew that it is theirs. */
export async function grantTakingOver(tx: Tx, ground: Ground, request: RequestRow, now: Date): Promise<void> {
  const claim = openClaim(ground.vault, request)
  await lockUniversity(tx, claim.universityKey)
  const holder = await otherHolder(tx, ground.vault, request.userId, claim)
  if (holder) await endVerification(tx, ground, holder, now)
  await grant(tx, ground, request, now)
}

/** By itself, with graduation, or because the number is somebody else's. */
export async function endVerification(tx: Tx, ground: Ground, userId: UserId, now: Date): Promise<void> {
  if (!(await deleteVerification(tx, userId))) return
  await setVerified(tx, userId, false)
  await emit(tx, verificationChanged, { userId, isVerified: false })
  const nowhere = { now, ip: "", userAgent: "", language: "en", device: null } as const
  await recordAudit(tx, ground.vault, nowhere, {
    event: "verification.ended",
    by: system,
    about: aboutUser(userId),
  })
  await writeTo(tx, userId, endedLetter(ground.config.publicUrl), ground)
}

const isUniqueViolation = (error: unknown) => databaseErrorCode(error) === "23505"

/** Under the key in use, digests too, so that the one before it can be forgotten. */
export async function resealClaims(db: Db, vault: Vault, log: Pick<Log, "error">): Promise<void> {
  const isStale = ({ sealedNumber }: Pick<SealedClaim, "sealedNumber">) => !vault.isFresh(sealedNumber)
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
      // Taken twice while two machines had different keys: for a person to look at, not to stop the others.
      if (!isUniqueViolation(error)) throw error
      log.error({ userId: row.userId }, "a student number is held by two people")
    }
  }
}
