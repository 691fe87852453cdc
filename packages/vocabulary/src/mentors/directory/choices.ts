// Filters of the directory of senpai, free of dependencies so that the browser may import it.

export const mentorFacets = [
  "country",
  "language",
  "level_then",
  "university",
  "industry",
  "occupation",
  "topic",
  "way",
  "residence_road",
  "answered",
  "free",
] as const
export type MentorFacet = (typeof mentorFacets)[number]

/** Facets whose values are in a reference list. */
export const namedFacets = {
  country: "countries",
  language: "languages",
  university: "universities",
  industry: "industries",
  occupation: "occupations",
} as const
export type NamedFacet = keyof typeof namedFacets

/** The facets, and the words that were typed. */
export const mentorFilters = [...mentorFacets, "q"] as const
export type MentorFilter = (typeof mentorFilters)[number]

/** `rotating`: in another order every day, so that no one is always first. */
export const mentorSorts = ["rotating", "newest", "answers"] as const
export type MentorSort = (typeof mentorSorts)[number]

export const LONGEST_MENTOR_SEARCH = 100

/** Counting those who match filters or words ends here, so that a search costs the same in a directory of any size. */
export const MOST_COUNTED_MENTORS = 1_000

/** When a senpai last answered a question. */
export const recentAnswers = ["week"] as const

/** How soon a senpai can be met. */
export const soonFree = ["week"] as const

/**
 * What a student and a senpai may share, strongest first. `level_then`: the student's level today is the senpai's level during
 * their job hunt.
 */
export const likenesses = [
  "country",
  "field",
  "level_then",
  "university",
  "industry",
  "language",
  "topic",
] as const
export type Likeness = (typeof likenesses)[number]

export const MOST_MATCHES = 6
