// API queries of courses. Pages get their data from their loader; members' own data is in the client cache.

import { queryOptions } from "@tanstack/react-query"
import { notFound } from "@tanstack/react-router"
import { listQuery } from "#web/kits/lists/list-query.ts"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isUnknownId } from "#web/lib/api/is-api-error.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { CourseSearch } from "./address.ts"

export type CourseSummary = ApiResponse<"GET /v1/courses">["items"][number]
export type Course = ApiResponse<"GET /v1/courses/{id}">
export type CoursePreview = ApiResponse<"GET /v1/course-drafts/{id}/preview">
export type PreviewedCourse = CoursePreview["course"]
export type LessonSummary = Course["chapters"][number]["lessons"][number]
export type Lesson = ApiResponse<"GET /v1/courses/{id}/lessons/{key}">
export type LessonContent = ApiResponse<"GET /v1/lessons/{id}/content">
export type Transcript = LessonContent["transcripts"][number]
export type QuizQuestion = LessonContent["quiz"][number]
export type Media = ApiResponse<"GET /v1/lessons/{id}/media">
export type CourseProgress = ApiResponse<"GET /v1/courses/{id}/progress">
export type Certificate = ApiResponse<"GET /v1/certificates/{code}">
export type Note = ApiResponse<"GET /v1/lessons/{id}/notes">["items"][number]

export const coursesQuery = ({ cursor, ...filters }: CourseSearch) =>
  listQuery({
    key: ["courses", "list", filters],
    cursor,
    fetch: (page, signal) =>
      api("GET /v1/courses", { query: { ...filters, ...page }, handles: [422], signal }),
    tags: ["courses"],
  })

export const fetchNewestCourses = (limit: number, signal: AbortSignal) =>
  api("GET /v1/courses", { query: { limit }, signal })

export const fetchCourse = (id: string, signal: AbortSignal) =>
  api("GET /v1/courses/{id}", { params: { id }, handles: [404, 422], signal })

export const fetchLesson = (id: string, key: string, signal: AbortSignal) =>
  api("GET /v1/courses/{id}/lessons/{key}", { params: { id, key }, handles: [404, 422], signal })

export const fetchCertificate = (code: string, signal: AbortSignal) =>
  api("GET /v1/certificates/{code}", { params: { code }, handles: [404, 422], signal })

/** The content of a members-only lesson; for others a 409 whose message the page shows instead. */
export const contentQuery = (id: string) =>
  queryOptions({
    queryKey: ["lesson", id, "content"],
    queryFn: ({ signal }) => api("GET /v1/lessons/{id}/content", { params: { id }, handles: [409], signal }),
  })

export const courseProgressQuery = (id: string) =>
  queryOptions({
    queryKey: ["course", id, "progress"],
    queryFn: ({ signal }) => api("GET /v1/courses/{id}/progress", { params: { id }, signal }),
    staleTime: 0,
    meta: { tags: ["course"] },
  })

export const answersQuery = (id: string) =>
  queryOptions({
    queryKey: ["lesson", id, "answers"],
    queryFn: ({ signal }) => api("GET /v1/lessons/{id}/answers", { params: { id }, handles: [409], signal }),
  })

export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: ["lesson", id, "notes"],
    queryFn: ({ signal }) => api("GET /v1/lessons/{id}/notes", { params: { id }, handles: [409], signal }),
    meta: { tags: ["notes"] },
  })

export async function loadCertificate(code: string, signal: AbortSignal): Promise<Certificate> {
  return orNotFound(fetchCertificate(code, signal))
}

export async function loadCourse(id: string, signal: AbortSignal): Promise<Course> {
  return orNotFound(fetchCourse(id, signal))
}

export async function loadLesson(id: string, key: string, signal: AbortSignal): Promise<Lesson> {
  return orNotFound(fetchLesson(id, key, signal))
}

export async function loadPreview(
  id: string,
  lesson: string | undefined,
  signal: AbortSignal,
): Promise<CoursePreview> {
  try {
    return await api("GET /v1/course-drafts/{id}/preview", {
      params: { id },
      query: lesson === undefined ? {} : { lesson },
      handles: [404, 409, 422],
      signal,
    })
  } catch (error) {
    // 409: members who may not make courses have nothing to preview.
    if (isUnknownId(error) || (error as { status?: number }).status === 409) throw notFound()
    throw error
  }
}

export type OwnCourse = ApiResponse<"GET /v1/account/courses">["items"][number]

/** The reader's courses, last watched first. */
export const ownCoursesQuery = () =>
  queryOptions({
    queryKey: ["course", "own"],
    queryFn: ({ signal }) => api("GET /v1/account/courses", { signal }),
    staleTime: 0,
    meta: { tags: ["course"] },
  })
