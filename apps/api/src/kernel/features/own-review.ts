import type { ReviewState } from "@shirube/contract/editorial/review/routes"
import type { Language } from "@shirube/vocabulary/language"

/** A member's own submission to the editors, with its current status. */
export interface OwnReview {
  readonly state: ReviewState
  readonly submittedAt: Date
  readonly decidedAt: Date | null
  readonly reason: Readonly<Record<Language, string>> | null
}

export const presentOwnReview = (review: OwnReview | undefined, language: Language) =>
  review
    ? {
        state: review.state,
        submitted_at: review.submittedAt.toISOString(),
        decided_at: review.decidedAt?.toISOString() ?? null,
        reason: review.reason?.[language] ?? null,
      }
    : null
