// Limits of a student ambassador application, free of dependencies so that the browser may import it.

/** Shorter answers give the editors nothing to decide on. */
export const LEAST_ANSWER = 40
export const LONGEST_ANSWER = 1_000
export const LONGEST_CONTACT = 200
export const MOST_AMBASSADOR_LANGUAGES = 8
export const MOST_HOURS = 20
