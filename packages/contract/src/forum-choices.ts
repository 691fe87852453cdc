// What there is to choose from in Ask Senpai, and how much may be written, free of dependencies so that the browser may import it.

export const MOST_TOPICS = 3
export const LONGEST_QUESTION_TITLE = 120
export const LONGEST_QUESTION = 8_000
export const LONGEST_ANSWER = 12_000
export const LONGEST_COMMENT = 1_000

/** In one question or answer. */
export const MOST_PICTURES = 6
export const PICTURE_LIMIT_BYTES = 5 * 1024 * 1024
/** What the door for files is told that a picture is for. */
export const PICTURE_PURPOSE = "post-picture"

const PICTURE_SCHEME = "picture:"
/** How a text refers to a picture: `![What it shows](picture:<id of the file>)`. */
export const pictureReference = (id: string) => `${PICTURE_SCHEME}${id}`
export const referredPicture = (address: string) =>
  address.startsWith(PICTURE_SCHEME) ? address.slice(PICTURE_SCHEME.length) : undefined

/** `unanswered`: without any answer yet, the newest first. `helpful`: what most people found helpful, answers included. */
export const questionSorts = ["newest", "unanswered", "helpful"] as const
export type QuestionSort = (typeof questionSorts)[number]

/** `answered`: the asker has accepted an answer; others may still be given. `locked`: nothing may be added. */
export const questionStates = ["open", "answered", "locked"] as const
export type QuestionState = (typeof questionStates)[number]

/** Where a text comes from: as it was written, put into another language by a person, or by a machine. */
export const textOrigins = ["original", "person", "machine"] as const
export type TextOrigin = (typeof textOrigins)[number]

/** What people write in Ask Senpai. */
export const postNouns = ["question", "answer", "comment"] as const
export type PostNoun = (typeof postNouns)[number]

/** Why editors have closed a question: said to everybody who reads it. */
export const lockReasons = ["settled", "outdated", "heated", "off_topic"] as const
export type LockReason = (typeof lockReasons)[number]

/** Why something is not shown: until an editor has looked, until its writer has changed it, or for good. */
export const hiddenStates = ["held", "change_held", "until_mended", "for_good"] as const
/** Of one's own that are shown at once: the last ones. */
export const MOST_HIDDEN_POSTS = 50
export type HiddenState = (typeof hiddenStates)[number]

/** What a comment can be about. */
export const commentedNouns = ["question", "answer"] as const
export type CommentedNoun = (typeof commentedNouns)[number]

/**
 * Slow mode for newcomers: whose account is younger than so many days, or of whom others can read fewer than so many posts. Screened
 * senpai and editors are known, and are not.
 */
export const NEWCOMER_DAYS = 7
export const NEWCOMER_POSTS = 3
/** How many a newcomer may post in so many seconds; all of them hold. */
export const paceOfNewcomers = {
  question: [
    { most: 3, seconds: 3_600 },
    { most: 6, seconds: 86_400 },
  ],
  comment: [
    { most: 10, seconds: 3_600 },
    { most: 30, seconds: 86_400 },
  ],
} as const
export type PacedNoun = keyof typeof paceOfNewcomers

/** Slow mode of one question, by an editor: everybody posts there once in so many minutes. */
export const slowModes = [5, 15, 60] as const

/** Words that editors want to look at wherever they are written. */
export const MOST_WATCHED_WORDS = 300
export const LONGEST_WATCHED_PHRASE = 60
export const LONGEST_WATCHED_NOTE = 300

/** Personal data that is noticed before something is posted. */
export const noticedKinds = ["phone", "email", "residence_card"] as const
export type NoticedKind = (typeof noticedKinds)[number]

/** Senpai whom an asker may ask for an answer to one question. */
export const MOST_INVITATIONS = 3
export const LONGEST_SEARCHED_NAME = 60
export const invitationStates = ["waiting", "answered", "declined"] as const
export type InvitationState = (typeof invitationStates)[number]
