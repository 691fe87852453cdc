import { type ErrorCode, errorMessage } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import { type OwnReview, presentOwnReview } from "#api/kernel/features/own-review"
import type { Window } from "./policy.ts"
import type { ApplicationRow } from "./queries.ts"

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
