// Limits of a course draft: free of dependencies, so that the browser may import it.

export const LONGEST_COURSE_TITLE = 100
export const LONGEST_COURSE_SUMMARY = 400
export const LONGEST_OUTCOME = 150
export const MOST_OUTCOMES = 8
export const MOST_COURSE_TOPICS = 3

export const MOST_CHAPTERS = 20
/** In all chapters together. */
export const MOST_LESSONS = 60
/** Per lesson and language. */
export const MOST_CUES = 2_000
export const LONGEST_CUE = 300
export const MOST_MARKS = 50
export const LONGEST_MARK = 80

export const MOST_QUIZ_QUESTIONS = 20
export const LONGEST_QUIZ_QUESTION = 300
export const LONGEST_QUIZ_CHOICE = 200
export const LONGEST_QUIZ_EXPLANATION = 600
export const FEWEST_QUIZ_CHOICES = 2

/** Per member. */
export const MOST_COURSE_DRAFTS = 30

/** An author may republish what they took down; after an editor took it down, only an editor may. */
export const takenDownByRoles = ["author", "editor"] as const
export type TakenDownBy = (typeof takenDownByRoles)[number]

/** `published`: the draft equals the published version. In any other state an older version may be published. */
export const courseDraftStates = ["draft", "waiting", "returned", "declined", "published"] as const
export type CourseDraftState = (typeof courseDraftStates)[number]
