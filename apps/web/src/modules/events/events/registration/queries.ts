import { queryOptions } from "@tanstack/react-query"
import { notFound } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { fetchEvent, isUnknownEvent } from "../queries.ts"

export type RegistrationFormData = ApiResponse<"GET /v1/events/{id}/registration">
export type Registration = NonNullable<RegistrationFormData["registration"]>
/** As the API returns it: nothing here shows the long text. */
export type RegisteredEvent = ApiResponse<"GET /v1/events/{id}">

export const registrationFormQuery = (id: string) =>
  queryOptions({
    queryKey: ["events", "desk", id],
    queryFn: ({ signal }) => api("GET /v1/events/{id}/registration", { params: { id }, signal }),
    meta: { tags: ["registration"] },
  })

export async function loadDesk(
  { queries }: Pick<RouterContext, "queries">,
  id: string,
  signal: AbortSignal,
): Promise<RegisteredEvent> {
  try {
    const event = await fetchEvent(id, signal)
    await (await queries.open()).fetchQuery(registrationFormQuery(id))
    return event
  } catch (error) {
    if (isUnknownEvent(error)) throw notFound()
    throw error
  }
}
