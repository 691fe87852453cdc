// What waits for a connection, as data.
import type { ApiResponse, ApiRoute } from "../api/api-client.ts"
import { browserStore } from "../browser/browser-store.ts"
import { QUEUE } from "./names.ts"

/** Each may be sent twice and takes effect once: by itself, or (an answer) by its `Idempotency-Key`. */
const queueable = [
  "PUT /v1/votes/{noun}/{id}",
  "DELETE /v1/votes/{noun}/{id}",
  "PUT /v1/saved/{noun}/{id}",
  "DELETE /v1/saved/{noun}/{id}",
  "PUT /v1/calendar/ticks/{id}",
  "DELETE /v1/calendar/ticks/{id}",
  "PUT /v1/calendar/due/done",
  "POST /v1/questions/{id}/answers",
] as const satisfies readonly ApiRoute[]
export type QueuedRoute = (typeof queueable)[number]
export const isQueueable = (route: ApiRoute): route is QueuedRoute =>
  (queueable as readonly ApiRoute[]).includes(route)

export interface QueuedCall {
  /** Also the idempotency key. */
  readonly id: string
  /** The session that may send it (owner.ts). */
  readonly owner: string
  readonly route: QueuedRoute
  readonly params: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** An instant. */
  readonly queuedAt: string
  /** The server's reason, if it has refused the call. The text stays until its author deletes it. */
  readonly refusal?: string
}

const MOST_QUEUED = 50

/**
 * A later choice about the same item replaces the earlier one, as a vote that is withdrawn; a text never does. A full queue takes
 * nothing more, because something that was promised to be sent would be dropped for it.
 */
export function withCall(queue: readonly QueuedCall[], call: QueuedCall): readonly QueuedCall[] | undefined {
  const target = targetOf(call)
  const next = [...queue.filter((each) => targetOf(each) !== target), call]
  return next.length > MOST_QUEUED ? undefined : next
}

const targetOf = ({ id, route, params, body }: QueuedCall) =>
  route.startsWith("POST ") ? id : JSON.stringify([route.slice(route.indexOf(" ")), params, body?.id ?? null])

export const without = (queue: readonly QueuedCall[], id: string) => queue.filter((each) => each.id !== id)

export const withRefusal = (queue: readonly QueuedCall[], id: string, refusal: string) =>
  queue.map((each) => (each.id === id ? { ...each, refusal } : each))

export const isWaiting = ({ refusal }: QueuedCall) => refusal === undefined

type Facts = ApiResponse<"GET /v1/personal">["items"][number]

/** Facts from before what waits, with what waits. */
export function withWaiting(facts: Facts, queue: readonly QueuedCall[]): Facts {
  const isOn = (noun: "votes" | "saved") =>
    queue
      .find(
        (call) =>
          isWaiting(call) &&
          call.route.includes(`/${noun}/`) &&
          call.params.noun === facts.noun &&
          call.params.id === facts.id,
      )
      ?.route.startsWith("PUT ")
  return {
    ...facts,
    vote: { ...facts.vote, hasVoted: isOn("votes") ?? facts.vote.hasVoted },
    saved: { ...facts.saved, isSaved: isOn("saved") ?? facts.saved.isSaved },
  }
}

/** Another version, or a person, may have written it. */
export function readQueue(found: unknown): QueuedCall[] {
  if (!Array.isArray(found)) return []
  return found.filter(
    (each): each is QueuedCall =>
      typeof each === "object" &&
      each !== null &&
      typeof each.id === "string" &&
      typeof each.owner === "string" &&
      typeof each.queuedAt === "string" &&
      typeof each.params === "object" &&
      each.params !== null &&
      isQueueable(each.route),
  )
}

const nothing: readonly QueuedCall[] = []
export const queueStore = browserStore<readonly QueuedCall[]>(QUEUE, nothing, readQueue)
export const setQueue = (queue: readonly QueuedCall[]) => queueStore.set(queue.length > 0 ? queue : nothing)
