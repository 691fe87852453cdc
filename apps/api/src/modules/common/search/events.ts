import { event } from "#api/kernel/events/events"

/** Tag of every cached search response, beside the tags of the sources. */
export const FOUND = "found"

/** The same query may have other results now. */
export const indexRenewed = event<Record<never, never>>("search.index_renewed", { changes: () => [FOUND] })
