// Personal facts about the items of a page. The page itself is the same for everyone; each item asks here,
// and all lookups of a page are batched into one call.
import { MOST_PERSONAL_SUBJECTS } from "@shirube/vocabulary/product"
import { queryOptions } from "@tanstack/react-query"
import { api } from "../api/api.ts"
import type { ApiResponse } from "../api/api-client.ts"
import type { ThingName } from "../api/api-kinds.ts"

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

/**
 * After a document has loaded, its parts become alive one after the other, as their code arrives. Waiting this long
 * after the first makes one call of what they ask. Later they ask in the same tick.
 */
const GATHER_MS = 100
const STARTED_MS = 3_000
const gatheringTime = () => (performance.now() < STARTED_MS ? GATHER_MS : 0)

/** Batches lookups into one call. `ask` gets at most `most` keys per call; a key without a result is rejected. */
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
    if (waiting.size === 0) setTimeout(askAll, gatheringTime())
    waiting.set(key, asked)
    return asked.promise
  }
}
