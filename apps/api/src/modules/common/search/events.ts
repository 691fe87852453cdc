import { event } from "#api/kernel/events/events"

/** What every answer to a search is kept under, beside the tags of what can be found. */
export const FOUND = "found"

/** The same words may find other things now. */
export const indexRenewed = event<Record<never, never>>("search.index_renewed", { changes: () => [FOUND] })
