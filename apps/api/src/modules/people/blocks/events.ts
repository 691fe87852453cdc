import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Updates the member's own tabs; the blocked member is never notified. */
export const blocksChanged = event<{ readonly userId: UserId }>("blocks.changed", {
  changes: () => ["block", "blocks"],
  audience: ({ userId }) => [userId],
})

/** Ends what the two members have agreed. */
export const memberBlocked = event<{ readonly userId: UserId; readonly blockedId: UserId }>("member.blocked")
