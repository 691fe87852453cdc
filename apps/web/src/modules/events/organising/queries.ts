// Events for their organisers.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Body } from "#web/ui/form/names.ts"

export type EventDraft = ApiResponse<"GET /v1/event-drafts/{id}">
export type EventDraftSummary = ApiResponse<"GET /v1/event-drafts">["items"][number]
export type EventDraftStatus = ApiResponse<"PUT /v1/event-drafts/{id}">
export type OrganisedEvent = ApiResponse<"GET /v1/organised-events/{id}">
export type Guest = ApiResponse<"GET /v1/organised-events/{id}/guests">["items"][number]
export type Message = ApiResponse<"GET /v1/organised-events/{id}/messages">["items"][number]

export const eventDraftsQuery = infiniteQueryOptions({
  queryKey: ["event-drafts"],
  queryFn: ({ pageParam, signal }) =>
    api("GET /v1/event-drafts", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  staleTime: 0,
  meta: { tags: ["event-drafts"] },
})

export const fetchEventDraft = (id: string, signal?: AbortSignal) =>
  api("GET /v1/event-drafts/{id}", { params: { id }, handles: [404, 422], ...(signal ? { signal } : {}) })

export const speakersQuery = (name: string) =>
  queryOptions({
    queryKey: ["event-speakers", name],
    queryFn: ({ signal }) => api("GET /v1/event-speakers", { query: { name }, handles: "all", signal }),
    placeholderData: keepPreviousData,
    enabled: name !== "",
  })

export const saveEventDraft = (id: string, body: Body<"PUT /v1/event-drafts/{id}">) =>
  api("PUT /v1/event-drafts/{id}", { params: { id }, body, handles: "all" })

export const organisedQuery = (id: string) =>
  queryOptions({
    queryKey: ["organised-event", id],
    queryFn: ({ signal }) =>
      api("GET /v1/organised-events/{id}", { params: { id }, handles: [404, 422], signal }),
    staleTime: 0,
    meta: { tags: ["event-guests"] },
  })

export interface GuestFilter {
  readonly session?: string | undefined
  readonly state?: Guest["state"] | undefined
  readonly q?: string | undefined
}

export const guestsQuery = (id: string, { session, state, q }: GuestFilter) =>
  infiniteQueryOptions({
    queryKey: ["event-guests", id, session ?? "", state ?? "", q ?? ""],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/organised-events/{id}/guests", {
        params: { id },
        query: {
          ...(session ? { session } : {}),
          ...(state ? { state } : {}),
          ...(q ? { q } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    meta: { tags: ["event-guests"] },
  })

export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: ["event-messages", id],
    queryFn: ({ signal }) => api("GET /v1/organised-events/{id}/messages", { params: { id }, signal }),
    staleTime: 0,
    meta: { tags: ["event-messages"] },
  })

export const feedbackQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["event-feedback", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/organised-events/{id}/feedback", {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  })
