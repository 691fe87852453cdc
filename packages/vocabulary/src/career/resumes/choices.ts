export const yearStyles = ["western", "japanese"] as const
export type YearStyle = (typeof yearStyles)[number]

export const educationEndings = ["graduated", "expected", "left", "exchange"] as const
export type EducationEnding = (typeof educationEndings)[number]

export const LONGEST_RESUME_LINE = 200
export const LONGEST_RESUME_TEXT = 2_000
/** Of each part: education, work, licences, languages. */
export const MOST_RESUME_ROWS = 30
