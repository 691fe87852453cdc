import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { PageHtml } from "#web/lib/page/in-document/page-html.ts"

export type Season = ApiResponse<"GET /v1/calendar/seasons/{class}">
export type SeasonItem = Season["items"][number]
export type CalendarEntry = Omit<ApiResponse<"GET /v1/calendar/entries/{id}">, "html"> & {
  readonly body: PageHtml
}
export type MyCalendar = ApiResponse<"GET /v1/calendar/mine">
export type OwnEntry = MyCalendar["entries"][number]

export const fetchClasses = (signal: AbortSignal) => api("GET /v1/calendar/classes", { signal })

export const fetchSeason = (key: string, signal: AbortSignal) =>
  api("GET /v1/calendar/seasons/{class}", { params: { class: key }, handles: [404], signal })

export const fetchEntry = (id: string, signal: AbortSignal) =>
  api("GET /v1/calendar/entries/{id}", { params: { id }, handles: [404, 422], signal })

export const mineQuery = () =>
  queryOptions({
    queryKey: ["calendar", "mine"],
    queryFn: ({ signal }) => api("GET /v1/calendar/mine", { signal }),
    meta: { tags: ["my-calendar"] },
  })

export const dueQuery = (from: string, until: string) =>
  queryOptions({
    queryKey: ["calendar", "due", from, until],
    queryFn: ({ signal }) => api("GET /v1/calendar/due", { query: { from, until }, signal }),
    meta: { tags: ["due"] },
  })

export const feedQuery = () =>
  queryOptions({
    queryKey: ["calendar", "feed"],
    queryFn: ({ signal }) => api("GET /v1/calendar/feed", { signal }),
  })
