// A member's own data on this device, for when there is no connection: the API's responses, under the key of the
// session (owner.ts).
import type { ApiRoute } from "../api/api-client.ts"
import { personalOf, STORED_AT } from "./names.ts"
import { memberKey } from "./owner.ts"

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

/** `address`: with the language, because texts differ. */
export async function keepAnswer(address: string, data: unknown, owner: string): Promise<void> {
  if (memberKey() !== owner) return
  const name = personalOf(owner)
  const answers = await caches.open(name)
  const key = keyOf(address)
  await answers.delete(key)
  await answers.put(key, new Response(JSON.stringify(data), { headers: { [STORED_AT]: String(Date.now()) } }))
  const keys = await answers.keys()
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS)).map((each) => answers.delete(each)),
  )
  // Signed out meanwhile, perhaps in another tab.
  if (memberKey() !== owner) await caches.delete(name)
}

/** Undefined if there is none, or if the session has ended. */
export async function findAnswer(address: string): Promise<unknown> {
  const answer = await matching(address)
  return answer?.json()
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

const keyOf = (address: string) => `${location.origin}/stored/${address}`
