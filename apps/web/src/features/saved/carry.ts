import type { ThingNoun } from "@shirube/contract/things"
import { api } from "#web/lib/api.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import type { Queries } from "#web/lib/queries.ts"
import { acting, refetch } from "#web/lib/refetch.ts"
import { intend, takeIntention } from "./intention.ts"

/** The title of what was saved; undefined where there was nothing to save, or it could not be. */
export async function carrySave(queries: Queries): Promise<string | undefined> {
  const meant = takeIntention()
  if (!meant) return undefined
  const [noun, id] = meant.thing.split(":") as [ThingNoun, string]
  try {
    await acting(api("PUT /v1/saved/{noun}/{id}", { params: { noun, id } }))
  } catch (error) {
    // The client has said why. What never reached the server is tried again on the next page.
    if (!isApiError(error) || error.status === 0 || error.status >= 500) intend(meant)
    return undefined
  }
  refetch(queries.current(), ["saved"])
  return meant.title
}
