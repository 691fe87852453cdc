import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Refreshes the follower's own tabs. */
export const followChanged = event<{ userId: UserId }>("follow.changed", {
  changes: () => ["follow"],
  audience: ({ userId }) => [userId],
})

/** The number of followers has changed on what is stored under these tags. */
export const followerCountChanged = event<{ tags: readonly string[] }>("follow.number_turned", {
  changes: ({ tags }) => tags,
  audience: () => "everyone",
})
