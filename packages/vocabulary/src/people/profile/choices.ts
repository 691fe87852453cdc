// Choices of a profile, free of dependencies so that the browser may import it.

export const japaneseLevels = ["none", "n5", "n4", "n3", "n2", "n1", "native"] as const
export type JapaneseLevel = (typeof japaneseLevels)[number]

export const languageLevels = ["basic", "daily", "business", "native"] as const
export type LanguageLevel = (typeof languageLevels)[number]

export const degrees = [
  "bachelor",
  "master",
  "doctor",
  "research",
  "exchange",
  "junior_college",
  "technical_college",
  "vocational",
  "language_school",
] as const
export type Degree = (typeof degrees)[number]

/** Parts of a profile whose visibility is set separately. The display name is always shown beside posts. */
export const shownParts = [
  "nationality",
  "japanese_level",
  "languages",
  "university",
  "study",
  "career",
  "introduction",
  "company",
  "workplace",
] as const
export type ShownPart = (typeof shownParts)[number]

/** `members`: every signed-in member. `everyone`: visitors too, beside a senpai's answers and on their page. */
export const audiences = ["everyone", "members", "nobody"] as const
export type Audience = (typeof audiences)[number]

const byMembers = ["members", "nobody"] as const
const besideAnswers = ["everyone", "nobody"] as const
/** Audiences available for each part. A senpai's workplace is shown only beside their answers. */
export const audiencesOf = {
  nationality: audiences,
  japanese_level: audiences,
  languages: audiences,
  university: audiences,
  study: audiences,
  career: byMembers,
  introduction: byMembers,
  company: besideAnswers,
  workplace: besideAnswers,
} as const satisfies Record<ShownPart, readonly Audience[]>

/** Younger people can read everything, but cannot have an account. */
export const YOUNGEST = 15
/**
 * Younger members need a guardian's consent, and are neither listed in the directory nor shared with the
 * matching service.
 */
export const OF_AGE = 18

export const MOST_LANGUAGES = 8
export const MOST_INDUSTRIES = 5
export const MOST_OCCUPATIONS = 5
export const MOST_PREFECTURES = 10
/** Of a senpai's work history. */
export const MOST_WORKPLACES = 5
export const LONGEST_STORY = 2_000
export const LONGEST_INTRODUCTION = 1_000
