/** So many are listed; a larger newsroom needs more than a list. */
export const MOST_EDITORS = 500
