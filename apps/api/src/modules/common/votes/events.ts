import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Refreshes the voter's own tabs. */
export const voteChanged = event<{ userId: UserId }>("vote.changed", {
  changes: () => ["vote"],
  audience: ({ userId }) => [userId],
})

/** The public count has changed on pages with these tags. */
export const helpfulCountChanged = event<{ tags: readonly string[] }>("vote.number_turned", {
  changes: ({ tags }) => tags,
  audience: () => "everyone",
})
