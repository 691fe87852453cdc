// What a course may be made of while it is written: free of dependencies, so that the browser may import it.

export const LONGEST_COURSE_TITLE = 100
export const LONGEST_COURSE_SUMMARY = 400
export const LONGEST_OUTCOME = 150
export const MOST_OUTCOMES = 8
export const MOST_COURSE_TOPICS = 3

export const MOST_CHAPTERS = 20
/** Of a course, in all its chapters. */
export const MOST_LESSONS = 60
/** Of a lesson, in one language. */
export const MOST_CUES = 2_000
export const LONGEST_CUE = 300
export const MOST_MARKS = 50
export const LONGEST_MARK = 80

export const MOST_QUIZ_QUESTIONS = 20
export const LONGEST_QUIZ_QUESTION = 300
export const LONGEST_QUIZ_CHOICE = 200
export const LONGEST_QUIZ_EXPLANATION = 600
export const FEWEST_QUIZ_CHOICES = 2

/** Of one person. */
export const MOST_COURSE_DRAFTS = 30

/** Its author, who may put it back; or an editor, who decides about that. */
export const takenDownByWhom = ["author", "editor"] as const
export type TakenDownBy = (typeof takenDownByWhom)[number]

/** `published`: what is written is what readers see. With any other, an older one may be there for readers meanwhile. */
export const courseDraftStates = ["draft", "waiting", "returned", "declined", "published"] as const
export type CourseDraftState = (typeof courseDraftStates)[number]
