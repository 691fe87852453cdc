// What can be reported to the editors and why, free of dependencies so that the browser may import it.

/** A new one is added here, and its feature says what becomes of a complaint (`complaintNouns` in its feature.ts). */
export const complaintNouns = ["member", "question", "answer", "comment"] as const
export type ComplaintNounName = (typeof complaintNouns)[number]

export const complaintReasons = ["offensive", "false", "advertising", "private", "other"] as const
export type ComplaintReason = (typeof complaintReasons)[number]

export const LONGEST_COMPLAINT = 1_000
