import { api } from "#web/lib/api.ts"
import type { ThingNoun } from "#web/lib/api-kinds.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import type { Queries } from "#web/lib/queries.ts"
import { acting, refetch } from "#web/lib/refetch.ts"
import { type Intention, intend, takeIntentions } from "./intention.ts"

/** The titles of what was saved; none where there was nothing to save, or it could not be. */
export async function carrySaves(queries: Queries): Promise<readonly string[]> {
  const saved: string[] = []
  // One after the other: what was pressed last stands on top.
  for (const meant of takeIntentions()) if (await carry(meant)) saved.push(meant.title)
  if (saved.length > 0) refetch(queries.current(), ["saved"])
  return saved
}

async function carry(meant: Intention): Promise<boolean> {
  const [noun, id] = meant.thing.split(":") as [ThingNoun, string]
  try {
    await acting(api("PUT /v1/saved/{noun}/{id}", { params: { noun, id } }))
    return true
  } catch (error) {
    // The client has said why. What never reached the server is tried again on the next page.
    if (!isApiError(error) || error.status === 0 || error.status >= 500) intend(meant)
    return false
  }
}
