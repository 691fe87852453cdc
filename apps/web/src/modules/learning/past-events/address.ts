// The URL decides what a list of past events shows; unknown parameters are ignored.
import { FIRST_YEAR } from "@shirube/vocabulary/learning/past-events/choices"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import type { ListDescription } from "#web/kits/lists/public-list.ts"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { known, readCursor } from "#web/lib/page/search-values.ts"

export interface PastEventSearch {
  readonly topic?: Topic
  readonly year?: number
  readonly cursor?: string
}

const LAST_YEAR = 2100

function readYear(value: unknown): number | undefined {
  const year = typeof value === "string" && /^\d{4}$/.test(value) ? Number(value) : value
  return typeof year === "number" && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
    ? year
    : undefined
}

export const readPastEventSearch = (raw: Record<string, unknown>): PastEventSearch =>
  known({
    topic: topics.find((each) => each === raw.topic),
    year: readYear(raw.year),
    cursor: readCursor(raw.cursor),
  })

export const PAST_EVENTS_PATH = "/learning/past-event"
export const pastEventsHref = (search: PastEventSearch = {}): Address =>
  `${PAST_EVENTS_PATH}${stringifySearch({ ...search })}`
export const pastEventHref = (address: string): Address => `${PAST_EVENTS_PATH}/${address}`

export const pastEventList = {
  href: pastEventsHref,
  cacheableParams: ["topic", "year"],
} satisfies ListDescription<PastEventSearch>
