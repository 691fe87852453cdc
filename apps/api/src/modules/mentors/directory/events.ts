import { event } from "#api/kernel/events/events"

/** Cache tag of every page of the directory: any change may add, remove, count or re-sort an entry. */
export const MENTORS = "mentors"

export const mentorsChanged = event<Record<never, never>>("mentors.changed", {
  changes: () => [MENTORS],
  audience: () => "everyone",
})
