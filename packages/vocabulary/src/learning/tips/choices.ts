// Limits of a tip: free of dependencies, so that the browser may import it.

export const LONGEST_TIP_TITLE = 80
/** "Came from Vietnam, N2, now at a logistics company." */
export const LONGEST_TIP_WHO = 120
/** A single point that takes a minute to read. */
export const LONGEST_TIP = 1_500
export const MOST_TIP_TOPICS = 3
/** Per member. */
export const MOST_TIP_DRAFTS = 100

export const LONGEST_TIP_PICTURE_ALT = 200
export const TIP_PICTURE_PURPOSE = "tip-picture"
export const TIP_PICTURE_LIMIT_BYTES = 5 * 1024 * 1024

/** `published`: the draft equals the published version. In any other state an older version may be published. */
export const tipStates = ["draft", "waiting", "returned", "declined", "published"] as const
export type TipState = (typeof tipStates)[number]
