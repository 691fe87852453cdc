// The status of a student's verification, and its end.
import type { Language } from "@shirube/vocabulary/language"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { AccountSteps } from "#api/kernel/features/accounts/steps"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import { createVault } from "#api/kernel/security/vault"
import { ownReview } from "#api/modules/editorial/review/service"
import { writeToMember } from "#api/modules/identity/accounts/service"
import { profileOf } from "#api/modules/people/profile/service"
import { studentCards } from "./card/service.ts"
import { type Claim, endVerification, openClaim, resealClaims, universityWords } from "./claims/service.ts"
import { dropRequest, universityHosts } from "./hosts/service.ts"
import { endingLetter } from "./letters.ts"
import { isAhead, isWithEditors, knownMonth, mayBeVerified, refusalOfRole, soon } from "./policy.ts"
import { monthText } from "./present.ts"
import { markReminded, selectEnded, selectEndingSoon, selectRequest, selectVerification } from "./queries.ts"

export async function verificationOf(tx: Tx, { vault }: Pick<Platform, "vault">, userId: UserId, now: Date) {
  const verified = await selectVerification(tx, userId)
  const request = await selectRequest(tx, userId)
  const profile = await profileOf(tx, userId)
  const chosen = profile?.universityId ?? profile?.universityName
  return {
    verified: verified && { ...verified, ...named(openClaim(vault, verified)) },
    request: request && { ...request, ...named(openClaim(vault, request)) },
    review: await newestReview(tx, userId),
    university: chosen ? universityWords(chosen) : null,
    graduationMonth: knownMonth(profile?.graduationMonth, verified, now),
  }
}
/** The newest review of a card or of an address's domain. */
async function newestReview(tx: Tx, userId: UserId) {
  const card = await ownReview(tx, studentCards, userId)
  const host = await ownReview(tx, universityHosts, userId)
  if (host && (!card || host.submittedAt > card.submittedAt)) return { ...host, method: "mail" as const }
  return card && { ...card, method: "card" as const }
}

const named = (claim: Claim) => ({ ...claim, university: universityWords(claim.universityKey) })

export function refuseUnlessStudent({ role }: Pick<Actor, "role">): void {
  if (role !== "student") throw new ApiError(refusalOfRole[role])
}

/** From the profile, or from the form. */
export async function graduationMonthFor(
  tx: Tx,
  userId: UserId,
  asked: string | undefined,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<string> {
  const verified = await selectVerification(tx, userId)
  const known = knownMonth((await profileOf(tx, userId))?.graduationMonth, verified, now)
  const month = known ?? asked
  if (month === undefined || !isAhead(month, now))
    throw new ApiError("request.invalid", { fields: { graduation_month: [monthText[language]] } })
  return month
}

export async function withdraw(tx: Tx, platform: Pick<Platform, "jobs">, userId: UserId): Promise<void> {
  await dropRequest(tx, platform, userId)
}

const START = "/sign-up/student-verification/1"

/** Only after sign-up, because the profile has no university before. */
export const verificationStep: AccountSteps["student_verification"] = async (tx, user, now) => {
  if (!mayBeVerified(user) || user.registerStep !== null) return null
  const verified = await selectVerification(tx, user.id)
  const request = await selectRequest(tx, user.id)
  if (request && isWithEditors(request)) return { state: "waiting", path: START }
  const review = request ? undefined : await newestReview(tx, user.id)
  const isNews = !verified || (review?.decidedAt && review.decidedAt > verified.verifiedAt)
  if (isNews && (review?.state === "returned" || review?.state === "declined"))
    return { state: review.state, path: START, reason: review.reason }
  if (!verified) return { state: "open", path: START }
  return verified.endsAt <= soon(now)
    ? { state: "ending", path: START, endsAt: verified.endsAt }
    : { state: "done", path: START }
}

type Deps = Pick<Platform, "vault" | "jobs" | "config" | "onVerificationEnded">

/** Ends expired verifications and sends reminders before the end. Idempotent. */
export async function endGraduatedVerifications(db: Db, deps: Deps, now: Date): Promise<void> {
  for (const { userId } of await selectEnded(db.autocommit, now))
    await db.transaction((tx) => endVerification(tx, deps, userId, { why: "graduated", now }))
  for (const { userId, endsAt } of await selectEndingSoon(db.autocommit, soon(now)))
    await db.transaction(async (tx) => {
      if (await markReminded(tx, userId, now))
        await writeToMember(tx, userId, endingLetter(endsAt, deps.config.publicUrl), deps, now)
    })
}

export const endVerifications = ({
  db,
  config,
  jobs,
  clock,
  onVerificationEnded,
}: JobParts): JobDefinition => ({
  queue: "verification-ends",
  cron: "15 4 * * *",
  run: () => {
    const vault = createVault(config.encryptionKeys)
    return endGraduatedVerifications(db, { vault, jobs, config, onVerificationEnded }, clock.now())
  },
})

/** Has work only after a change of ENCRYPTION_KEY. */
export const resealVerifications = ({ db, config, log }: JobParts): JobDefinition => ({
  queue: "verification-reseal",
  cron: "30 4 * * *",
  run: () => resealClaims(db, createVault(config.encryptionKeys), log),
})
