// Choices and limits of reviews of a document by a senpai: free of dependencies, so that the browser may import it.
import { type DocumentKind, esQuestions } from "../career-documents/choices.ts"

/** Notes for interviews are for oneself. */
export const reviewedKinds = ["episode", "entry-sheet", "resume"] as const satisfies readonly DocumentKind[]
export type ReviewedKind = (typeof reviewedKinds)[number]

export const isReviewed = (kind: DocumentKind): kind is ReviewedKind =>
  reviewedKinds.some((each) => each === kind)

/** Texts that a senpai comments on: answers of an entry sheet, and fields of the other documents. */
export const partNames = [
  ...esQuestions,
  "situation",
  "action",
  "result",
  "learned",
  "summary",
  "skills",
  "hobbies",
  "wishes",
  "duties",
  "results",
] as const
export type PartName = (typeof partNames)[number]

export const reviewSides = ["student", "mentor"] as const
export type ReviewSide = (typeof reviewSides)[number]

/**
 * `waiting`: for the senpai who was asked, or for any senpai. `reading`: a senpai writes comments. `done`: the
 * student has the comments. The others have ended without comments, or were withdrawn by the student.
 */
export const reviewStates = ["waiting", "reading", "done", "declined", "withdrawn", "expired"] as const
export type ReviewState = (typeof reviewStates)[number]
/** Count as open reviews of a student. */
export const openReviewStates = ["waiting", "reading"] as const satisfies readonly ReviewState[]

/** What the caller can do with a review now. */
export const reviewActions = ["take", "decline", "comment", "withdraw", "decide"] as const
export type ReviewAction = (typeof reviewActions)[number]

export const reviewLists = ["open", "past"] as const
export type ReviewList = (typeof reviewLists)[number]

/** What the student did with a suggested wording. */
export const markDecisions = ["taken", "left"] as const
export type MarkDecision = (typeof markDecisions)[number]

/** Taken out of the queue by one senpai, and not answered yet. */
export const MOST_READING = 3
/** Of one student. */
export const MOST_OPEN_REVIEWS = 3
export const LONGEST_REVIEW_QUESTION = 500
/** With which a senpai declines. */
export const LONGEST_REVIEW_REASON = 500
/** In one review. */
export const MOST_MARKS = 60
export const LONGEST_QUOTE = 600
export const LONGEST_MARK_COMMENT = 1000
export const LONGEST_SUGGESTION = 1000
/** The senpai's comment on the whole. */
export const LONGEST_REVIEW_WORDS = 3000
/** A review that no senpai takes, or that one does not finish, ends after this time. */
export const DAYS_TO_TAKE = 7
export const DAYS_TO_FINISH = 7
