import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"

/** Empty for a missing lesson; the lesson's page reports that itself. */
export const fetchLessonQuestions = async (id: string, key: string, signal: AbortSignal) => {
  try {
    const route = "GET /v1/courses/{id}/lessons/{key}/questions"
    return (await api(route, { params: { id, key }, handles: [404, 422], signal })).items
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 422)) return []
    throw error
  }
}

/** The lesson a question is about; errors are not shown. */
export const lessonQuery = (id: string, key: string) =>
  queryOptions({
    queryKey: ["lesson", id, key],
    queryFn: ({ signal }) =>
      api("GET /v1/courses/{id}/lessons/{key}", { params: { id, key }, handles: "all", signal }),
    retry: false,
  })
