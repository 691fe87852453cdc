import type { SessionList } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"

export type Session = ApiResponse<"GET /v1/mentor-sessions/{id}">
export type SessionMessage = ApiResponse<"GET /v1/mentor-sessions/{id}/messages">["items"][number]
export type SessionFeedback = ApiResponse<"GET /v1/mentor-sessions/{id}/feedback">
export type FreeTimes = ApiResponse<"GET /v1/mentors/{id}/free-times">
export type ThankYousPage = ApiResponse<"GET /v1/mentors/{id}/thank-yous">
export type PublicThankYou = ThankYousPage["items"][number]
export type Mentor = ApiResponse<"GET /v1/mentors/{id}">

/** Also a malformed id. */
export const isMissing = (error: unknown) =>
  isApiError(error) && (error.status === 404 || (error.status === 422 && "id" in error.errors))

export const sessionsQuery = (list: SessionList) =>
  infiniteQueryOptions({
    queryKey: ["mentor-sessions", list],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/mentor-sessions", {
        query: { list, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: ["mentor-sessions"] },
  })

export const sessionTag = (id: string) => `mentor-session:${id}`

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ["mentor-session", id],
    queryFn: ({ signal }) =>
      api("GET /v1/mentor-sessions/{id}", { params: { id }, handles: [404, 422], signal }),
    meta: { tags: ["mentor-sessions", sessionTag(id)] },
  })

export const freeTimesQuery = (mentorId: string) =>
  queryOptions({
    queryKey: ["free-times", mentorId],
    queryFn: ({ signal }) =>
      api("GET /v1/mentors/{id}/free-times", { params: { id: mentorId }, handles: [404, 422], signal }),
    staleTime: 0,
    meta: { tags: ["free-times"] },
  })

/** Newest first. */
export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["mentor-session-messages", id],
    queryFn: ({ pageParam, signal }) =>
      api("GET /v1/mentor-sessions/{id}/messages", {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { tags: [sessionTag(id)] },
  })

export const feedbackQuery = (id: string) =>
  queryOptions({
    queryKey: ["mentor-session-feedback", id],
    queryFn: ({ signal }) => api("GET /v1/mentor-sessions/{id}/feedback", { params: { id }, signal }),
    meta: { tags: [sessionTag(id)] },
  })
