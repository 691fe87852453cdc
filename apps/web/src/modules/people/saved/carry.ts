import { api } from "#web/lib/api/api.ts"
import type { ThingNoun } from "#web/lib/api/api-kinds.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { pauseRefetchDuring, refetch } from "#web/lib/query/refetch.ts"
import { type Intention, intend, takeIntentions } from "./intention.ts"

/** The titles of what was saved; empty if there was nothing to save or saving failed. */
export async function carrySaves(queries: Queries): Promise<readonly string[]> {
  const saved: string[] = []
  // In sequence, so that the last one pressed is on top.
  for (const pending of takeIntentions()) if (await carry(pending)) saved.push(pending.title)
  if (saved.length > 0) refetch(queries.current(), ["saved"])
  return saved
}

async function carry(pending: Intention): Promise<boolean> {
  const [noun, id] = pending.thing.split(":") as [ThingNoun, string]
  try {
    await pauseRefetchDuring(api("PUT /v1/saved/{noun}/{id}", { params: { noun, id } }))
    return true
  } catch (error) {
    // The client has already shown why. What never reached the server is retried on the next page.
    if (!isApiError(error) || error.status === 0 || error.status >= 500) intend(pending)
    return false
  }
}
