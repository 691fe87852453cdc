// Personal facts about the items of a page. The page itself is the same for everyone; each item asks here, and one
// call answers for all items that the page names.
import { MOST_PERSONAL_SUBJECTS } from "@shirube/vocabulary/product"
import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { api } from "../api/api.ts"
import type { ApiResponse } from "../api/api-client.ts"
import type { ThingName } from "../api/api-kinds.ts"
import { namedSubjects } from "./named-subjects.ts"

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
    queryFn: ({ client }) => {
      includeNamed(client)
      return askTogether(thing)
    },
    meta: { tags: Object.keys(facts) },
  })

let isIncluded = false

/** With the first lookup of a moment: what the page names and does not know yet. */
function includeNamed(client: QueryClient): void {
  if (isIncluded) return
  isIncluded = true
  setTimeout(() => {
    isIncluded = false
  })
  for (const thing of namedSubjects(document)) {
    const query = personalQuery(thing)
    if (client.getQueryData(query.queryKey) === undefined) void client.prefetchQuery(query)
  }
}

/** Batches the lookups of a moment into one call. `ask` gets at most `most` keys per call; a key without a result is rejected. */
export function batched<Key extends string, Answer>(
  most: number,
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer> {
  let waiting = new Map<Key, PromiseWithResolvers<Answer>>()

  const askAll = () => {
    const all = [...waiting]
    waiting = new Map()
    for (let start = 0; start < all.length; start += most) void askSome(all.slice(start, start + most))
  }
  const askSome = async (some: readonly [Key, PromiseWithResolvers<Answer>][]) => {
    try {
      const answers = await ask(some.map(([key]) => key))
      for (const [key, { resolve, reject }] of some) {
        const answer = answers.get(key)
        if (answer === undefined) reject(new Error(`No result for ${key}`))
        else resolve(answer)
      }
    } catch (error) {
      for (const [, { reject }] of some) reject(error)
    }
  }

  return (key) => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Answer>()
    if (waiting.size === 0) setTimeout(askAll)
    waiting.set(key, asked)
    return asked.promise
  }
}
