import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** One's own press, in every tab of one's own. */
export const voteChanged = event<{ userId: UserId }>("vote.changed", {
  changes: () => ["vote"],
  audience: ({ userId }) => [userId],
})

/** The number that readers are shown is another one, on what is kept under these tags. */
export const helpfulTurned = event<{ tags: readonly string[] }>("vote.number_turned", {
  changes: ({ tags }) => tags,
  audience: () => "everyone",
})
