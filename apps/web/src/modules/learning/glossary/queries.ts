import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"

type Term = ApiResponse<"GET /v1/glossary">["items"][number]
export type GlossaryTerm = Omit<Term, "english" | "example">

/** Without what only the cards and the review show: the page has every term. */
export async function loadTerms(signal: AbortSignal): Promise<GlossaryTerm[]> {
  const { items } = await api("GET /v1/glossary", { signal })
  return items.map(({ english: _english, example: _example, ...term }) => term)
}
