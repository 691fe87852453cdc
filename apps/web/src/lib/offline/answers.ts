// A member's own data on this device, for when there is no connection: the API's responses, under the key of the
// session (owner.ts).
import type { ApiResponse, ApiRoute } from "../api/api-client.ts"
import { personalOf, STORED_AT } from "./names.ts"
import { memberKey } from "./owner.ts"
import { queueStore, withWaiting } from "./queue-items.ts"

/** Nothing here carries a token. Lists are stored as far as they were read. */
const kept: ReadonlySet<ApiRoute> = new Set<ApiRoute>([
  "GET /v2/user",
  "GET /v1/personal",
  "GET /v1/today",
  "GET /v1/event-registrations",
  "GET /v1/saved",
  "GET /v1/calendar/mine",
  "GET /v1/calendar/due",
  "GET /v1/notifications/unread",
])
export const isKept = (route: ApiRoute) => kept.has(route)

/** An event of the window: tickets or saved items have changed (take-along.ts). */
export const OWN_CHANGED = "own-items-changed"
export const changesOwn = (route: ApiRoute) =>
  /^(?:PUT|DELETE) \/v1\/(?:events\/\{id\}\/registration|saved\/)/.test(route)

const MOST_ANSWERS = 120

/** Each page names other items, so the answers of all pages are stored as one list. */
const FACTS_PATH = "/api/v1/personal"
const MOST_FACTS = 500
type Facts = ApiResponse<"GET /v1/personal">

/** `address`: with the language, because texts differ. */
export async function keepAnswer(address: string, data: unknown, owner: string): Promise<void> {
  if (memberKey() !== owner) return
  const name = personalOf(owner)
  const answers = await caches.open(name)
  const key = keyOf(address)
  const kept = isOfFacts(address) ? await withEarlier(data as Facts, answers, key) : data
  await answers.delete(key)
  await answers.put(key, new Response(JSON.stringify(kept), { headers: { [STORED_AT]: String(Date.now()) } }))
  const keys = await answers.keys()
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS)).map((each) => answers.delete(each)),
  )
  // Signed out meanwhile, perhaps in another tab.
  if (memberKey() !== owner) await caches.delete(name)
}

/** Undefined if there is none, or if the session has ended. */
export async function findAnswer(address: string): Promise<unknown> {
  const found = await (await matching(address))?.json()
  return found && isOfFacts(address) ? factsFor(address, found as Facts) : found
}

const isOfFacts = (address: string) => address.includes(`${FACTS_PATH}?`)
const nameOf = ({ noun, id }: Facts["items"][number]) => `${noun}:${id}`

async function withEarlier({ items }: Facts, answers: Cache, key: string): Promise<Facts> {
  const earlier: Facts = (await (await answers.match(key))?.json()) ?? { items: [] }
  const names = new Set(items.map(nameOf))
  const others = earlier.items.filter((item) => !names.has(nameOf(item)))
  return { items: [...others, ...items].slice(-MOST_FACTS) }
}

function factsFor(address: string, { items }: Facts): Facts | undefined {
  const asked = new URLSearchParams(address.slice(address.indexOf("?"))).get("things")?.split(",") ?? []
  const found = items.filter((item) => asked.includes(nameOf(item)))
  const queue = queueStore.get()
  return found.length > 0 ? { items: found.map((facts) => withWaiting(facts, queue)) } : undefined
}

/** When it was stored, in milliseconds; 0 if it was not. */
export async function answeredAt(address: string): Promise<number> {
  const answer = await matching(address)
  return Number(answer?.headers.get(STORED_AT) ?? 0)
}

async function matching(address: string): Promise<Response | undefined> {
  const owner = memberKey()
  // Only where the worker has the pages too.
  if (owner === undefined || !navigator.serviceWorker?.controller) return undefined
  const name = personalOf(owner)
  return (await caches.has(name)) ? (await caches.open(name)).match(keyOf(address)) : undefined
}

const keyOf = (address: string) =>
  `${location.origin}/stored/${isOfFacts(address) ? address.slice(0, address.indexOf("?")) : address}`
