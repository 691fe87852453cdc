import type { ReviewId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface WaitingChanged {
  readonly reviewIds: readonly ReviewId[]
  readonly editorIds: readonly UserId[]
}

/** Refreshes the inbox in every open desk: something was sent in, withdrawn, or decided by a colleague. */
export const waitingChanged = event<WaitingChanged>("reviews.waiting_changed", {
  changes: ({ reviewIds }) => ["reviews", ...reviewIds.map((id) => `review:${id}`)],
  audience: ({ editorIds }) => editorIds,
})

/** Who has what open. Apart from the reviews themselves: reading some of them is recorded, so they are not fetched again for it. */
export const openReviewsChanged = event<Pick<WaitingChanged, "editorIds">>("reviews.open_changed", {
  changes: () => ["open-reviews"],
  audience: ({ editorIds }) => editorIds,
})
