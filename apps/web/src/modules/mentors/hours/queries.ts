import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type MentorHours = ApiResponse<"GET /v1/mentors/me/hours">
export type Span = MentorHours["hours"][number]

export const hoursQuery = queryOptions({
  queryKey: ["mentor-hours"],
  queryFn: ({ signal }) => api("GET /v1/mentors/me/hours", { signal }),
  // Never replaced while the form is open.
  staleTime: Number.POSITIVE_INFINITY,
})

export async function loadHours({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchQuery({ ...hoursQuery, staleTime: 0 })
}
