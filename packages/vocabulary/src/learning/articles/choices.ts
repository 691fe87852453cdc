// Free of dependencies, so that the browser may import it.

/** Questions that the summary above an article answers, in this order; an article has those that apply. */
export const summaryParts = ["when", "cost", "documents", "where"] as const
export type SummaryPart = (typeof summaryParts)[number]
