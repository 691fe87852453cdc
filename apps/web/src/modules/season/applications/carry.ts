import { MOST_CARRIED } from "@shirube/vocabulary/season/applications/choices"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { keptApplications, removeKept } from "./kept.ts"
import { type Application, carriedOf } from "./queries.ts"

/**
 * Moves a visitor's applications into their account and deletes what arrived from the browser. The API
 * ignores duplicates.
 */
export async function carryApplications(): Promise<boolean> {
  const kept = keptApplications.get()
  for (let at = 0; at < kept.length; at += MOST_CARRIED) await carry(kept.slice(at, at + MOST_CARRIED))
  return kept.length > 0
}

async function carry(part: readonly Application[]): Promise<void> {
  try {
    const body = { applications: part.map(carriedOf) }
    await api("POST /v1/applications/carried", { body, handles: "all" })
  } catch (error) {
    // One application that the API refuses must not block the others; only that one stays in the browser.
    if (!isApiError(error) || error.status !== 422) throw error
    if (part.length > 1) for (const each of part) await carry([each])
    return
  }
  for (const { id } of part) removeKept(id)
}
