import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Cache tag of every page of the directory: any change may add, remove, count or re-sort an entry. */
export const MENTORS = "mentors"

export const mentorsChanged = event<Record<never, never>>("mentors.changed", {
  changes: () => [MENTORS],
  audience: () => "everyone",
})

/** An entry was made, or made again with other content. */
export const mentorListed = event<{ readonly userId: UserId }>("mentor.listed")
