// What a résumé is made of, and its limits. Free of schemas, because the form in the browser uses them.

export const yearStyles = ["western", "japanese"] as const
export type YearStyle = (typeof yearStyles)[number]

/** Forms that are printed from one résumé. */
export const resumeForms = ["rirekisho", "shokumu-keirekisho", "resume"] as const
export type ResumeForm = (typeof resumeForms)[number]

/** A3 is the rirekisho as one sheet, folded in the middle; the other forms are always A4. */
export const papers = ["a4", "a3"] as const
export type Paper = (typeof papers)[number]

export const schoolLevels = [
  "junior_high_school",
  "high_school",
  "language_school",
  "vocational",
  "technical_college",
  "junior_college",
  "university",
  "exchange",
  "research",
  "master",
  "doctor",
] as const
export type SchoolLevel = (typeof schoolLevels)[number]

export const educationEndings = ["graduated", "expected", "left"] as const
export type EducationEnding = (typeof educationEndings)[number]

export const workKinds = ["full_time", "contract", "part_time", "internship", "volunteer"] as const
export type WorkKind = (typeof workKinds)[number]

/** The longest shokumu-keirekisho has some twenty. */
export const MOST_PREVIEW_PAGES = 30

export const LONGEST_NAME_PART = 60
export const LONGEST_RESUME_LINE = 120
export const LONGEST_ADDRESS = 200
export const LONGEST_RESUME_TEXT = 2_000
export const LONGEST_DUTIES = 1_000
export const MOST_SCHOOLS = 10
export const MOST_JOBS = 10
export const MOST_LICENCES = 15
export const MOST_RESUME_LANGUAGES = 8
