// Words of the glossary that a reader keeps and learns: free of dependencies, so that the browser may import it.

/** At most the whole glossary. */
export const MOST_WORDS = 300

export const wordStates = ["new", "learning", "review", "relearning"] as const
export type WordState = (typeof wordStates)[number]
