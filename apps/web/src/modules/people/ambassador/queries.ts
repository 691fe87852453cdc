import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type Ambassador = ApiResponse<"GET /v1/ambassador">
export type Application = NonNullable<Ambassador["application"]>

export const ambassadorQuery = queryOptions({
  queryKey: ["ambassador"],
  queryFn: ({ signal }) => api("GET /v1/ambassador", { signal }),
  meta: { tags: ["ambassador"] },
})

export async function loadAmbassador({ queries }: Pick<RouterContext, "queries">): Promise<Ambassador> {
  const cache = await queries.open()
  return cache.fetchQuery(ambassadorQuery)
}

/** Prefills the languages from the profile. */
export const loadSpokenLanguages = async (signal: AbortSignal): Promise<Application["languages"]> =>
  (await api("GET /v1/profile", { signal })).languages.map(({ code }) => code)
