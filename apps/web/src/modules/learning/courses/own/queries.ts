import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

export type OwnCourse = ApiResponse<"GET /v1/account/courses">["items"][number]

/** The reader's courses, last watched first. */
export const ownCoursesQuery = () =>
  queryOptions({
    queryKey: ["course", "own"],
    queryFn: ({ signal }) => api("GET /v1/account/courses", { signal }),
    staleTime: 0,
    meta: { tags: ["course"] },
  })
