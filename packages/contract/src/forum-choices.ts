// What there is to choose from in Ask Senpai, and how much may be written, free of dependencies so that the browser may import it.

export const MOST_TOPICS = 3
export const LONGEST_QUESTION_TITLE = 120
export const LONGEST_QUESTION = 8_000
export const LONGEST_ANSWER = 12_000
export const LONGEST_COMMENT = 1_000

/** `unanswered`: without any answer yet, the newest first. `helpful`: what most people found helpful, answers included. */
export const questionSorts = ["newest", "unanswered", "helpful"] as const
export type QuestionSort = (typeof questionSorts)[number]

/** `answered`: the asker has accepted an answer; others may still be given. `locked`: nothing may be added. */
export const questionStates = ["open", "answered", "locked"] as const
export type QuestionState = (typeof questionStates)[number]

/** Where a text comes from: as it was written, put into another language by a person, or by a machine. */
export const textOrigins = ["original", "person", "machine"] as const
export type TextOrigin = (typeof textOrigins)[number]

/** What a comment can be about. */
export const commentedNouns = ["question", "answer"] as const
export type CommentedNoun = (typeof commentedNouns)[number]

/** Personal data that is noticed before something is posted. */
export const noticedKinds = ["phone", "email", "residence_card"] as const
export type NoticedKind = (typeof noticedKinds)[number]
