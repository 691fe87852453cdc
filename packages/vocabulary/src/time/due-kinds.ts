// Kinds of dates a member can have: free of dependencies, so that the browser may import it.

/**
 * `visa`: a step of the visa timeline. `event`: an event of this site that the member registered for.
 * `session`: with a senpai.
 */
export const dueKinds = ["deadline", "interview", "exam", "event", "session", "visa", "other"] as const
export type DueKind = (typeof dueKinds)[number]

/** Longest range of one request. */
export const LONGEST_DUE_DAYS = 1_500
/** Most items from one source. */
export const MOST_DUE = 1_000
