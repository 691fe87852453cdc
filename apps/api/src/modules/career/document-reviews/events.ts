import type { DocumentReviewId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

export interface ReviewRef {
  readonly reviewId: DocumentReviewId
  readonly studentId: UserId
  readonly mentorId: UserId | null
}

/** What happened to a review; `quietly`: without a notice. */
export type ReviewNews =
  | "asked"
  | "taken"
  | "given_back"
  | "declined"
  | "mentor_left"
  | "sent"
  | "withdrawn"
  | "expired"
  | "decided"
  | "quietly"

/** Refreshes the open windows of the two people, and no others. Without any text: events are stored. */
export const reviewChanged = event<ReviewRef & { readonly news: ReviewNews }>("document_review.changed", {
  changes: ({ reviewId }) => ["document-reviews", `document-review:${reviewId}`],
  audience: ({ studentId, mentorId }) => [studentId, ...(mentorId ? [mentorId] : [])],
})

/** Shortly before a review ends without comments. */
export const reviewReminderDue = event<ReviewRef & { readonly answerBy: string }>(
  "document_review.reminder_due",
)
