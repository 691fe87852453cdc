// Personal facts about the items of a page. The page itself is the same for everyone; each item asks here,
// and all lookups of a page are batched into one call.
import { MOST_PERSONAL_SUBJECTS } from "@shirube/vocabulary/product"
import { queryOptions } from "@tanstack/react-query"
import { api } from "../api/api.ts"
import type { ApiResponse } from "../api/api-client.ts"
import type { ThingName } from "../api/api-kinds.ts"
import { batched } from "../api/batched.ts"

type Personal = ApiResponse<"GET /v1/personal">["items"][number]

/** A fact is refetched when an event changes the tag of its name. */
const facts = {
  saved: true,
  mine: true,
  vote: true,
  follow: true,
  block: true,
  course: true,
  registration: true,
} as const satisfies Record<Exclude<keyof Personal, "noun" | "id">, true>

/** A background request: on failure the page stays as it is. */
const askTogether = batched<ThingName, Personal>(MOST_PERSONAL_SUBJECTS, async (names) => {
  const { items } = await api("GET /v1/personal", { query: { things: names.join(",") }, handles: "all" })
  return new Map(items.map((item) => [`${item.noun}:${item.id}`, item]))
})

export const personalQuery = (thing: ThingName) =>
  queryOptions({
    queryKey: ["personal", thing],
    queryFn: () => askTogether(thing),
    meta: { tags: Object.keys(facts) },
  })
