// The URL decides what a list of events shows; unknown parameters are ignored.
import { ONLINE } from "@shirube/vocabulary/events/events/choices"
import { isLanguage, type Language } from "@shirube/vocabulary/language"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import type { ListDescription } from "#web/kits/lists/public-list.ts"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { known, readCursor, readForm } from "#web/lib/page/search-values.ts"

export interface EventSearch {
  /** A prefecture by its code, or `online`. */
  readonly place?: string
  readonly topic?: Topic
  /** The language in which it is held. */
  readonly spoken?: Language
  /** `2026-12`: shows a month instead of the list. */
  readonly month?: string
  readonly cursor?: string
}

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/** The router parses `13` as a number. */
function readPlace(value: unknown): string | undefined {
  const place = typeof value === "number" ? String(value).padStart(2, "0") : value
  return place === ONLINE ? ONLINE : readForm(place, /^(?:0[1-9]|[1-3]\d|4[0-7])$/)
}

export function readEventSearch(raw: Record<string, unknown>): EventSearch {
  const month = readForm(raw.month, MONTH)
  return known({
    place: readPlace(raw.place),
    topic: topics.find((each) => each === raw.topic),
    spoken: isLanguage(raw.spoken) ? raw.spoken : undefined,
    month,
    cursor: month === undefined ? readCursor(raw.cursor) : undefined,
  })
}

export const EVENTS_PATH = "/career/event"
export const eventsHref = (search: EventSearch = {}): Address =>
  `${EVENTS_PATH}${stringifySearch({ ...search })}`
export const eventHref = (id: string): Address => `${EVENTS_PATH}/detail/${id}`
export const feedbackHref = (id: string): Address => `${EVENTS_PATH}/feedback/${id}`
export const registrationHref = (id: string): Address => `${EVENTS_PATH}/registration/${id}`

export const eventList = {
  href: eventsHref,
  cacheableParams: ["place", "topic", "spoken"],
  hiddenParams: ["month"],
} satisfies ListDescription<EventSearch>

/** `2026-12` from `2026-11`. */
export function monthAfter(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split("-").map(Number)
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7)
}
