/** The list of editors is not paginated; this is its limit. */
export const MOST_EDITORS = 500
