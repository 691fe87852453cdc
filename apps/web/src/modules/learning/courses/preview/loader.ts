import { notFound } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import { type CoursePreview, isUnknown } from "../queries.ts"

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
    if (isUnknown(error) || (error as { status?: number }).status === 409) throw notFound()
    throw error
  }
}
