import { type ErrorCode, errorMessage } from "@shirube/contract/errors"
import type { Language } from "@shirube/contract/language"
import type { ReviewState } from "@shirube/contract/review"
import type { Window } from "./policy.ts"
import type { ApplicationRow } from "./queries.ts"

interface Standing {
  readonly window: Window | undefined
  readonly refusal: ErrorCode | undefined
  readonly application: ApplicationRow | undefined
  readonly review:
    | {
        readonly state: ReviewState
        readonly submittedAt: Date
        readonly decidedAt: Date | null
        readonly reason: Readonly<Record<Language, string>> | null
      }
    | undefined
}

export const presentAmbassador = (
  { window, refusal, application, review }: Standing,
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
  review: review
    ? {
        state: review.state,
        submitted_at: review.submittedAt.toISOString(),
        decided_at: review.decidedAt?.toISOString() ?? null,
        reason: review.reason?.[language] ?? null,
      }
    : null,
})
