// Student ambassadors promote Shirube at their university. They apply while a window is open; an editor decides.
import type { AmbassadorApplication } from "@shirube/contract/people/ambassador/routes"
import { type ErrorCode, errorMessage } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import type { z } from "zod"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { type OwnReview, presentOwnReview } from "#api/kernel/features/own-review"
import { decidedEvent, type OwnSubject, reviewKind } from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { isKnown, nameOf, refuseUnlisted, university } from "#api/modules/common/reference/service"
import { ownReview, submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { byOwner, recordAudit } from "#api/modules/identity/audit/service"
import { profileOf } from "#api/modules/people/profile/service"
import { ambassadorApplied, ambassadorWithdrawn } from "./events.ts"
import { decisionLetter, factsOf, reasons } from "./letters.ts"
import { refusalOf, type Window, windowAt } from "./policy.ts"
import { type ApplicationRow, selectApplication, upsertApplication } from "./queries.ts"

interface ApplicationStatus {
  readonly window: Window | undefined
  readonly refusal: ErrorCode | undefined
  readonly application: ApplicationRow | undefined
  readonly review: OwnReview | undefined
}

export const presentAmbassador = (
  { window, refusal, application, review }: ApplicationStatus,
  language: Language,
) => ({
  window: window ? { opens_on: window.opensOn, closes_on: window.closesOn, is_open: window.isOpen } : null,
  refusal: refusal ? errorMessage(refusal, language) : null,
  application: application
    ? {
        motivation: application.motivation,
        plan: application.plan,
        languages: application.languages,
        hours_per_week: application.hoursPerWeek,
        contact: application.contact,
      }
    : null,
  review: presentOwnReview(review, language),
})

type Deps = Pick<Platform, "config" | "vault">
type Applicant = Pick<Actor, "id" | "role" | "registerStep">

export const ambassadorReview = reviewKind({
  name: "ambassador",
  editorRole: "screener",
  queue: "ambassadors",
  queuePosition: 70,
  title: { en: "Ambassadors", ja: "アンバサダー" },
  reasons,
  async show(tx, _deps, { applicantId }: OwnSubject) {
    const profile = await profileOf(tx, applicantId)
    const listed = profile?.universityId ? university(profile.universityId) : undefined
    return {
      facts: factsOf(await selectApplication(tx, applicantId), {
        profile,
        university: listed?.name ?? profile?.universityName ?? "",
        languageName: (code, language) => nameOf("languages", code, language) ?? code,
      }),
      files: [],
    }
  },
  // The review's state is enough; the mail explains the next step.
  decided: async () => {},
  event: decidedEvent("ambassador.decided", ["ambassador"]),
  letter: decisionLetter,
})

export async function ambassadorStatusOf(
  tx: Tx,
  { config }: Pick<Deps, "config">,
  { id, role, registerStep }: Applicant,
  now: Date,
) {
  const window = windowAt(config, now)
  const review = await ownReview(tx, ambassadorReview, id)
  return {
    window,
    review,
    application: await selectApplication(tx, id),
    refusal: refusalOf({ role, registerStep, review, window }),
  }
}

export type Application = Omit<Parameters<typeof upsertApplication>[1], "userId" | "updatedAt">

/** Sends no notifications. Resubmitting while it waits raises the version, so that editors see the newest. */
export async function fileApplication(tx: Tx, userId: UserId, application: Application, now: Date) {
  await upsertApplication(tx, { userId, ...application, updatedAt: now })
  return submitForReview(tx, ambassadorReview, { subjectId: userId, applicantId: userId }, now)
}

export async function apply(
  tx: Tx,
  deps: Deps,
  user: Applicant,
  { motivation, plan, languages, hours_per_week, contact }: z.output<typeof AmbassadorApplication>,
  visit: Visit,
) {
  // Locks out a concurrent decision by an editor and the same application from another tab.
  await lockAccount(tx, user.id)
  const { refusal } = await ambassadorStatusOf(tx, deps, user, visit.now)
  if (refusal) throw new ApiError(refusal)
  refuseUnlisted(visit.language, { languages: languages.every((code) => isKnown("languages", code)) })
  const application = { motivation, plan, languages, hoursPerWeek: hours_per_week, contact }
  const reviewId = await fileApplication(tx, user.id, application, visit.now)
  await emit(tx, ambassadorApplied, { userId: user.id, reviewId })
  await recordAudit(tx, deps.vault, visit, { event: "ambassador.applied", ...byOwner(user.id) })
  return ambassadorStatusOf(tx, deps, user, visit.now)
}

export async function withdraw(tx: Tx, deps: Deps, user: Applicant, visit: Visit) {
  await lockAccount(tx, user.id)
  if (!(await withdrawFromReview(tx, ambassadorReview, user.id)))
    throw new ApiError("ambassador.nothing_waits")
  await emit(tx, ambassadorWithdrawn, { userId: user.id })
  await recordAudit(tx, deps.vault, visit, { event: "ambassador.withdrawn", ...byOwner(user.id) })
  return ambassadorStatusOf(tx, deps, user, visit.now)
}
