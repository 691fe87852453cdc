import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** One's own list is another one; nobody else hears of it. */
export const followChanged = event<{ userId: UserId }>("follow.changed", {
  changes: () => ["follow"],
  audience: ({ userId }) => [userId],
})

/** The number of followers has changed on what is stored under these tags. */
export const followersTurned = event<{ tags: readonly string[] }>("follow.number_turned", {
  changes: ({ tags }) => tags,
  audience: () => "everyone",
})
