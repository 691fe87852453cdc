// Where a student's verification stands, and its end.
import type { Language } from "@shirube/contract/language"
import type { Db, Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { writeTo } from "#api/features/accounts/service"
import { profileOf } from "#api/features/profile/service"
import { ownReview } from "#api/features/review/service"
import { ApiError } from "#api/platform/errors"
import type { Platform } from "#api/platform/platform"
import type { Actor } from "#api/platform/session"
import { dropCard, studentCards } from "./card/service.ts"
import { type Claim, endVerification, openClaim, universityWords } from "./claims/service.ts"
import { endingLetter } from "./letters.ts"
import { isAhead, knownMonth, mayBeVerified } from "./policy.ts"
import { monthText } from "./present.ts"
import {
  deleteRequest,
  markReminded,
  selectEnded,
  selectEndingSoon,
  selectRequest,
  selectVerification,
} from "./queries.ts"

export async function verificationOf(tx: Tx, { vault }: Pick<Platform, "vault">, userId: UserId, now: Date) {
  const verified = await selectVerification(tx, userId)
  const request = await selectRequest(tx, userId)
  const profile = await profileOf(tx, userId)
  const chosen = profile?.universityId ?? profile?.universityName
  return {
    verified: verified && { ...verified, ...named(openClaim(vault, verified)) },
    request: request && { ...request, ...named(openClaim(vault, request)) },
    review: await ownReview(tx, studentCards, userId),
    university: chosen ? universityWords(chosen) : null,
    graduationMonth: knownMonth(profile?.graduationMonth, verified, now),
  }
}
const named = (claim: Claim) => ({ ...claim, university: universityWords(claim.universityKey) })

export function refuseUnlessStudent(user: Pick<Actor, "role">): void {
  if (!mayBeVerified(user)) throw new ApiError("verification.students_only")
}

/** The profile knows it, or it was asked for. */
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
  await dropCard(tx, platform, userId)
  await deleteRequest(tx, userId)
}

const DAY_MS = 86_400_000
const REMIND_MS = 30 * DAY_MS

type Ground = Pick<Platform, "vault" | "jobs" | "config">

/** Ends what is over, and asks again, in time, those whose end is near. Done again, it does nothing. */
export async function followGraduations(db: Db, ground: Ground, now: Date): Promise<void> {
  for (const { userId } of await selectEnded(db.autocommit, now))
    await db.transaction((tx) => endVerification(tx, ground, userId, now))
  for (const { userId, endsAt } of await selectEndingSoon(db.autocommit, new Date(now.getTime() + REMIND_MS)))
    await db.transaction(async (tx) => {
      if (await markReminded(tx, userId, now))
        await writeTo(tx, userId, endingLetter(endsAt, ground.config.publicUrl), ground)
    })
}
