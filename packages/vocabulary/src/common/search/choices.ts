// Nouns that can be searched: free of dependencies, so that the browser may import it.

export const searchNouns = [
  "article",
  "question",
  "mentor",
  "course",
  "tip",
  "event",
  "past-event",
  "calendar",
  "keigo-email",
  "interview-question",
  "glossary",
] as const
export type SearchNoun = (typeof searchNouns)[number]
