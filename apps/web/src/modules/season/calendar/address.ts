// The URL decides what the calendar shows; unknown parameters are ignored.
import { isClass } from "@shirube/vocabulary/season/calendar/classes"
import type { Address } from "#web/lib/page/address.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"

export const views = ["road", "month", "list"] as const
export type View = (typeof views)[number]

export interface CalendarSearch {
  /** Defaults to the current season. */
  readonly class?: string
  /** Defaults to the road. */
  readonly view?: Exclude<View, "road">
  /** Month view only; defaults to the current month. */
  readonly month?: string
}

const MONTH = /^20[2-3]\d-(?:0[1-9]|1[0-2])$/

export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const { class: key, view, month } = raw
  return {
    ...(isClass(key) ? { class: key } : {}),
    ...(view === "month" || view === "list" ? { view } : {}),
    ...(view === "month" && typeof month === "string" && MONTH.test(month) ? { month } : {}),
  }
}

export const CALENDAR_PATH = "/shukatsu-calendar"
export const calendarHref = (search: CalendarSearch = {}): Address =>
  `${CALENDAR_PATH}${stringifySearch({ ...search })}`
export const entryHref = (address: string): Address => `${CALENDAR_PATH}/${address}`
