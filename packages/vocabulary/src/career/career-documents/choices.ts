// Private documents of a job hunt: their kinds, what they are made of, and their limits. Free of schemas,
// because the editors in the browser use them.

export const documentKinds = ["episode", "entry-sheet", "resume", "interview-notes"] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Documents of each kind that one member can have. */
export const MOST_DOCUMENTS_OF: Record<DocumentKind, number> = {
  episode: 100,
  "entry-sheet": 200,
  resume: 20,
  "interview-notes": 1,
}

export const LONGEST_DOCUMENT_TITLE = 80

/** Where an episode took place. */
export const episodeSettings = [
  "study",
  "research",
  "part-time",
  "club",
  "project",
  "life-in-japan",
  "home",
  "volunteering",
  "work",
] as const

/** What an episode shows about the student, in the terms of Japanese recruiters. */
export const strengths = [
  "initiative",
  "perseverance",
  "challenge",
  "leadership",
  "teamwork",
  "communication",
  "listening",
  "responsibility",
  "planning",
  "problem-solving",
  "analysis",
  "creativity",
  "curiosity",
  "adaptability",
  "attentiveness",
  "cross-cultural",
] as const
export type Strength = (typeof strengths)[number]

export const MOST_STRENGTHS = 5
export const LONGEST_EPISODE_TEXT = 2_000

/** The usual questions of an entry sheet; `own`: a company's own question. */
export const esQuestions = [
  "self-pr",
  "student-life",
  "motivation",
  "studies",
  "strengths-weaknesses",
  "own",
] as const
export type EsQuestion = (typeof esQuestions)[number]

/** How a form counts characters. */
export const countingRules = ["all", "without-spaces", "without-spaces-and-breaks"] as const
export type CountingRule = (typeof countingRules)[number]

/** The limits that forms use most. */
export const usualAnswerLimits = [200, 300, 400, 600, 800] as const
export const LARGEST_ANSWER_LIMIT = 4_000
export const LONGEST_ANSWER = 5_000
export const LONGEST_ASKED = 300
export const MOST_ANSWERS = 12
export const MOST_EPISODES_OF_ANSWER = 10
export const MOST_DISMISSED_HINTS = 100

export const VERSIONS_PER_PAGE = 20
/** Of one document. Unnamed ones are thinned out above it. */
export const MOST_VERSIONS = 100
/** Of one document, as stored: a hundred versions of 10,000 characters, fewer of longer texts. */
export const MOST_VERSION_BYTES = 4 * 1024 * 1024
/** Fewer than `MOST_VERSIONS`, so that there is always one to thin out. */
export const MOST_NAMED_VERSIONS = 50
export const LONGEST_VERSION_NAME = 60
/** Time between two kept versions of a document that is being edited. */
export const VERSION_MINUTES = 10
