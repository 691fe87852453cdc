// What there is to choose from in a profile, free of dependencies so that the browser may import it.

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

/** What others may get to see of a profile, each by itself. The name that one goes by is seen wherever one writes. */
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

/** `members`: everyone who is signed in. `everyone`: visitors too, beside the answers that a senpai gives. */
export const audiences = ["everyone", "members", "nobody"] as const
export type Audience = (typeof audiences)[number]

const byMembers = ["members", "nobody"] as const
const besideAnswers = ["everyone", "nobody"] as const
/** Who each part can be shown to. Where a senpai works stands beside their answers alone. */
export const audiencesOf = {
  nationality: audiences,
  japanese_level: byMembers,
  languages: byMembers,
  university: byMembers,
  study: byMembers,
  career: byMembers,
  introduction: byMembers,
  company: besideAnswers,
  workplace: besideAnswers,
} as const satisfies Record<ShownPart, readonly Audience[]>

/** Whoever is younger can read everything, and have no account. */
export const YOUNGEST = 15
/** Until then a guardian agrees too, and nobody is listed or handed to the matching service. */
export const OF_AGE = 18

export const MOST_LANGUAGES = 8
export const MOST_INDUSTRIES = 5
export const MOST_OCCUPATIONS = 5
export const MOST_PREFECTURES = 10
/** Of a senpai. */
export const MOST_WORKPLACES = 5
export const LONGEST_STORY = 2_000
export const LONGEST_INTRODUCTION = 1_000
