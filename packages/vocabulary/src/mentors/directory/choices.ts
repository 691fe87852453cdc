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
] as const
export type MentorFacet = (typeof mentorFacets)[number]

/** The facets, and the words that were typed. */
export const mentorFilters = [...mentorFacets, "q"] as const
export type MentorFilter = (typeof mentorFilters)[number]

/** `rotating`: in another order every day, so that no one is always first. */
export const mentorSorts = ["rotating", "newest", "answers"] as const
export type MentorSort = (typeof mentorSorts)[number]

export const LONGEST_MENTOR_SEARCH = 100
