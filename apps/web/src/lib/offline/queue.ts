// Votes, saved items, ticks and answers that were made without a connection: stored in this browser until the
// server has answered each of them, in the order in which they were made.
import { api } from "../api/api.ts"
import { isApiError, isUnreachable } from "../api/is-api-error.ts"
import { randomKey } from "../api/random-key.ts"
import { memberKey } from "./owner.ts"
import {
  isWaiting,
  type QueuedCall,
  type QueuedRoute,
  queueStore,
  setQueue,
  withCall,
  without,
  withRefusal,
} from "./queue-items.ts"

interface Given {
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly retryKey?: string
}

/** False for a visitor, and if too much waits already. */
export function enqueue(route: QueuedRoute, { params = {}, body, retryKey }: Given): boolean {
  const owner = memberKey()
  if (owner === undefined) return false
  const call: QueuedCall = {
    id: retryKey ?? randomKey(),
    owner,
    route,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
    queuedAt: new Date().toISOString(),
  }
  const queue = withCall(queueStore.get(), call)
  if (queue) setQueue(queue)
  return queue !== undefined
}

export const dropCall = (id: string) => setQueue(without(queueStore.get(), id))

export interface Sent {
  readonly sent: readonly QueuedCall[]
  readonly refused: readonly QueuedCall[]
}

/** One tab at a time. Stops at the first call that does not reach the server. */
export const sendQueue = (): Promise<Sent> =>
  "locks" in navigator ? navigator.locks.request("offline.queue", sendAll) : sendAll()

async function sendAll(): Promise<Sent> {
  const sent: QueuedCall[] = []
  const refused: QueuedCall[] = []
  for (const call of queueStore.get().filter(isWaiting)) {
    // The session has ended meanwhile, or another one has begun.
    if (call.owner !== memberKey()) break
    try {
      await request(call.route, { params: call.params, body: call.body, retryKey: call.id, handles: "all" })
      dropCall(call.id)
      sent.push(call)
    } catch (error) {
      if (!isApiError(error) || isUnreachable(error) || !isFinal(error.status)) break
      setQueue(withRefusal(queueStore.get(), call.id, error.message))
      refused.push(call)
    }
  }
  return { sent, refused }
}

/** Without a connection a tab tries again from time to time: browsers do not always notice that there is one. */
const EVERY_MS = 15_000

export function watchQueue(onSent: (result: Sent) => void): () => void {
  let isTrying = false
  const attempt = async () => {
    if (isTrying || !queueStore.get().some(isWaiting)) return
    isTrying = true
    const result = await sendQueue().catch(() => undefined)
    isTrying = false
    if (result && result.sent.length + result.refused.length > 0) onSent(result)
  }
  const timer = setInterval(() => void attempt(), EVERY_MS)
  const soon = () => void attempt()
  addEventListener("online", soon)
  soon()
  return () => {
    clearInterval(timer)
    removeEventListener("online", soon)
  }
}

/** Worth no second attempt: a rule, or what it was about is gone. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429

const request = api as (route: QueuedRoute, options: object) => Promise<unknown>
