import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { fetchEvent } from "../queries.ts"

export type RegistrationFormData = ApiResponse<"GET /v1/events/{id}/registration">
export type Registration = NonNullable<RegistrationFormData["registration"]>
/** As the API returns it: nothing here shows the long text. */
export type RegisteredEvent = ApiResponse<"GET /v1/events/{id}">

export const registrationFormQuery = (id: string) =>
  queryOptions({
    queryKey: ["events", "registration-form", id],
    queryFn: ({ signal }) => api("GET /v1/events/{id}/registration", { params: { id }, signal }),
    meta: { tags: ["registration"] },
  })

/** They come without ids, and two may have the same name: each has its place in the list. */
export const attendeesQuery = (id: string) =>
  queryOptions({
    queryKey: ["events", "attendees", id],
    queryFn: async ({ signal }) => {
      const { items } = await api("GET /v1/events/{id}/attendees", { params: { id }, handles: "all", signal })
      return items.map((person, place) => ({ ...person, place }))
    },
    staleTime: 0,
    meta: { tags: ["registration"] },
  })

export async function loadRegistrationForm(
  { queries }: Pick<RouterContext, "queries">,
  id: string,
  signal: AbortSignal,
): Promise<RegisteredEvent> {
  const event = await orNotFound(fetchEvent(id, signal))
  await orNotFound((await queries.open()).fetchQuery(registrationFormQuery(id)))
  return event
}
