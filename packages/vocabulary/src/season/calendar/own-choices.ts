// Members' own calendar entries: free of dependencies, so that the browser may import it.

export const ownKinds = ["deadline", "interview", "exam", "other"] as const
export type OwnKind = (typeof ownKinds)[number]

export const LONGEST_OWN_TITLE = 100
export const LONGEST_OWN_COMPANY = 100
export const LONGEST_OWN_NOTE = 1_000
export const MOST_OWN_ENTRIES = 300
export const MOST_TICKS = 200
