import type { ReviewId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

const own = {
  changes: () => ["ambassador"],
  audience: ({ userId }: { readonly userId: UserId }) => [userId],
} as const

export const ambassadorApplied = event<{ userId: UserId; reviewId: ReviewId }>("ambassador.applied", own)
export const ambassadorWithdrawn = event<{ userId: UserId }>("ambassador.withdrawn", own)
