import type { ReviewState } from "@shirube/contract/review"

/** While nobody has decided, or where it was sent back for that. */
export const mayApply = (review: { state: ReviewState } | undefined) =>
  review === undefined || ["waiting", "returned", "withdrawn"].includes(review.state)
