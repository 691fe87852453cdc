// What a list of events shows is what its address says; whatever else stands there means nothing.
import { ONLINE } from "@shirube/contract/event-choices"
import { isLanguage, type Language } from "@shirube/contract/language"
import { type Topic, topics } from "@shirube/contract/topics"
import type { Address } from "#web/lib/address.ts"
import { stringifySearch } from "#web/lib/search-params.ts"

export interface EventSearch {
  /** A prefecture by its code, or `online`. */
  readonly place?: string
  readonly topic?: Topic
  /** In which it is held. */
  readonly spoken?: Language
  /** `2026-12`: shown as a month instead of a list. */
  readonly month?: string
  readonly cursor?: string
}

const CURSOR = /^[A-Za-z0-9_-]{1,400}$/
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

const textLike = (value: unknown, form: RegExp) =>
  typeof value === "string" && form.test(value) ? value : undefined

/** The router reads `13` as a number. */
function readPlace(value: unknown): string | undefined {
  const place = typeof value === "number" ? String(value).padStart(2, "0") : value
  return place === ONLINE ? ONLINE : textLike(place, /^(?:0[1-9]|[1-3]\d|4[0-7])$/)
}

export function readEventSearch(raw: Record<string, unknown>): EventSearch {
  const place = readPlace(raw.place)
  const topic = topics.find((each) => each === raw.topic)
  const spoken = isLanguage(raw.spoken) ? raw.spoken : undefined
  const month = textLike(raw.month, MONTH)
  const cursor = month === undefined ? textLike(raw.cursor, CURSOR) : undefined
  return {
    ...(place ? { place } : {}),
    ...(topic ? { topic } : {}),
    ...(spoken ? { spoken } : {}),
    ...(month ? { month } : {}),
    ...(cursor ? { cursor } : {}),
  }
}

export const EVENTS_PATH = "/career/event"
export const eventsHref = (search: EventSearch = {}): Address =>
  `${EVENTS_PATH}${stringifySearch({ ...search })}`
export const eventHref = (id: string): Address => `${EVENTS_PATH}/detail/${id}`
export const feedbackHref = (id: string): Address => `${EVENTS_PATH}/feedback/${id}`
export const registrationHref = (id: string): Address => `${EVENTS_PATH}/registration/${id}`

export const withoutCursor = ({ cursor: _, ...search }: EventSearch): EventSearch => search

/** `2026-12` from `2026-11`. */
export function monthAfter(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split("-").map(Number)
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7)
}
