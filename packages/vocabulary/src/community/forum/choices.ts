// Choices and limits of Ask Senpai, free of dependencies so that the browser may import it.

export const MOST_TOPICS = 3
export const LONGEST_QUESTION_TITLE = 120
export const LONGEST_QUESTION = 8_000
export const LONGEST_ANSWER = 12_000
export const LONGEST_COMMENT = 1_000

/** Per question or answer. */
export const MOST_PICTURES = 6
export const PICTURE_LIMIT_BYTES = 5 * 1024 * 1024
/** Upload purpose of pictures in posts. */
export const PICTURE_PURPOSE = "post-picture"

const PICTURE_SCHEME = "picture:"
/** Markdown reference to a picture: `![What it shows](picture:<id of the file>)`. */
export const pictureReference = (id: string) => `${PICTURE_SCHEME}${id}`
export const referredPicture = (address: string) =>
  address.startsWith(PICTURE_SCHEME) ? address.slice(PICTURE_SCHEME.length) : undefined

/** `unanswered`: without answers, newest first. `helpful`: most helpful votes, including those of answers. */
export const questionSorts = ["newest", "unanswered", "helpful"] as const
export type QuestionSort = (typeof questionSorts)[number]

/** `answered`: the asker has accepted an answer; more may be posted. `locked`: nothing may be added. */
export const questionStates = ["open", "answered", "locked"] as const
export type QuestionState = (typeof questionStates)[number]

/** The author's original, or a translation by a person or a machine. */
export const textOrigins = ["original", "person", "machine"] as const
export type TextOrigin = (typeof textOrigins)[number]

/** Kinds of posts in Ask Senpai. */
export const postNouns = ["question", "answer", "comment"] as const
export type PostNoun = (typeof postNouns)[number]

/** Why editors locked a question, shown to every reader. */
export const lockReasons = ["settled", "outdated", "heated", "off_topic"] as const
export type LockReason = (typeof lockReasons)[number]

/** How long a post is hidden: until an editor reviews it, until its author changes it, or for good. */
export const hiddenStates = ["held", "change_held", "until_mended", "for_good"] as const
/** The caller's own hidden posts shown in one list: the latest. */
export const MOST_HIDDEN_POSTS = 50
export type HiddenState = (typeof hiddenStates)[number]

/** What a comment can be attached to. */
export const commentedNouns = ["question", "answer"] as const
export type CommentedNoun = (typeof commentedNouns)[number]

/**
 * Slow mode for newcomers: accounts younger than this many days, or with fewer visible posts than this.
 * Screened senpai and editors are exempt.
 */
export const NEWCOMER_DAYS = 7
export const NEWCOMER_POSTS = 3
/** How many posts a newcomer may write in how many seconds; every limit applies. */
export const newcomerLimits = {
  question: [
    { most: 3, seconds: 3_600 },
    { most: 6, seconds: 86_400 },
  ],
  comment: [
    { most: 10, seconds: 3_600 },
    { most: 30, seconds: 86_400 },
  ],
} as const
export type PacedNoun = keyof typeof newcomerLimits

/** Slow mode of one question, set by an editor: minutes between two posts of the same person. */
export const slowModes = [5, 15, 60] as const

/** Posts that contain one are sent to review. */
export const MOST_WATCHED_WORDS = 300
export const LONGEST_WATCHED_PHRASE = 60
export const LONGEST_WATCHED_NOTE = 300

/** Personal data to warn about before posting. */
export const noticedKinds = ["phone", "email", "residence_card"] as const
export type NoticedKind = (typeof noticedKinds)[number]

/** Senpai an asker may invite to one question. */
export const MOST_INVITATIONS = 3
export const invitationStates = ["waiting", "answered", "declined"] as const
export type InvitationState = (typeof invitationStates)[number]
