// What can be due for somebody: free of dependencies, so that the browser may import it.

/** `visa`: a step of the visa timeline. `event`: something of this site that one has registered for. */
export const dueKinds = ["deadline", "interview", "exam", "event", "visa", "other"] as const
export type DueKind = (typeof dueKinds)[number]

/** From one end to the other of what is asked for at once. */
export const LONGEST_DUE_DAYS = 1_500
/** Of one source. */
export const MOST_DUE = 1_000
