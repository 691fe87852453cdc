/** Other editors' decisions show when an editor returns to the page. */
export const EDITORS_FRESH_MS = 15_000
