import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api.ts"
import type { ApiResponse } from "#web/lib/api-client.ts"

export type OwnCourse = ApiResponse<"GET /v1/account/courses">["items"][number]

/** What one has begun, the last seen first. */
export const ownCoursesQuery = () =>
  queryOptions({
    queryKey: ["course", "own"],
    queryFn: ({ signal }) => api("GET /v1/account/courses", { signal }),
    staleTime: 0,
    meta: { tags: ["course"] },
  })
