import type { Language } from "@shirube/vocabulary/language"
import { pickedNouns } from "@shirube/vocabulary/site/home-picks/writing"
import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { EDITORS_FRESH_MS } from "#web/lib/query/freshness.ts"

export type PickedItem = ApiResponse<"GET /v1/home-picks">["items"][number]

/** Beside the lead. */
const MOST_BESIDE = 4

/** Articles lead the page; everything else is listed below them. */
export async function loadPicks(signal: AbortSignal) {
  const { items } = await api("GET /v1/home-picks", { signal })
  const [lead, ...articles] = items.filter(({ noun }) => noun === "article").map(({ id }) => id)
  const beside = articles.slice(0, MOST_BESIDE)
  const shown = new Set([lead, ...beside])
  const others = items.filter(({ noun, id }) => noun !== "article" || !shown.has(id))
  return { lead, beside, others }
}

/** What is found by these words and can be picked, without what only members find. */
export const foundQuery = (words: string, language: Language) =>
  queryOptions({
    queryKey: ["editors", "home-picks", "found", language, words],
    queryFn: async ({ signal }) => {
      const { items } = await api("GET /v1/search", { query: { q: words, language, limit: 20 }, signal })
      return items.flatMap(({ noun, id, title }) => {
        const picked = pickedNouns.find((each) => each === noun)
        return picked ? [{ pick: `${picked}:${id}`, noun: picked, title }] : []
      })
    },
    enabled: words !== "",
    staleTime: EDITORS_FRESH_MS,
  })
