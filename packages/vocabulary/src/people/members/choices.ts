/** Longest search by name. */
export const LONGEST_SEARCHED_NAME = 60
