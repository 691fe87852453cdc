// Typed events. `emit` writes the event in the transaction that causes it: committed together or not at all.
// From there it goes two ways: NOTIFY to every process (page caches, live pages; cheap, may be missed while reconnecting,
// then `resync` is called), and as jobs to subscribers that must not miss it (mail, notifications, search).
import type { Database, Tx } from "#api/db/client"
import type { Jobs } from "./jobs.ts"
import type { Log } from "./log.ts"
import { insertEvent, lockPendingEvents, markDispatched, notify } from "./queries.ts"

export interface EventCatalogue {
  "article.published": { articleId: string }
  "article.changed": { articleId: string }
  "session.opened": { userId: string; sessionId: string }
}
export type EventName = keyof EventCatalogue
export type AnyEvent = { [Name in EventName]: { name: Name; payload: EventCatalogue[Name] } }[EventName]

const CHANNEL = "events"
const DISPATCH_EVERY_MS = 5_000
const DISPATCH_BATCH = 100

export async function emit<Name extends EventName>(
  tx: Tx,
  name: Name,
  payload: EventCatalogue[Name],
): Promise<void> {
  await insertEvent(tx, { name, payload })
  await notify(tx, CHANNEL, JSON.stringify({ name, payload }))
}

/** A subscriber that must not miss an event: it gets one job per event, retried until it succeeds. */
export interface DurableSubscription<Name extends EventName = EventName> {
  readonly event: Name
  readonly queue: string
}

export interface Listener {
  event(event: AnyEvent): void
  resync(): void
  end?(): void
}

export interface Events {
  /** Hears of events while this process runs; `resync` after every reconnection, when some may have been missed. */
  listen(listener: Listener): () => void
  /** Ends every open stream to a browser, so that a stopping server has no request left to wait for. */
  endStreams(): void
  close(): Promise<void>
}

export async function startEvents(
  database: Database,
  jobs: Jobs,
  subscriptions: readonly DurableSubscription[],
  log: Log,
): Promise<Events> {
  const listeners = new Set<Listener>()
  let dispatching: Promise<void> | undefined
  let again = false

  function dispatch(): void {
    if (dispatching) {
      again = true
      return
    }
    dispatching = dispatchPending(database.db, jobs, subscriptions)
      .catch((err) => log.error({ err }, "events could not be handed to their subscribers; trying again"))
      .finally(() => {
        dispatching = undefined
        if (again) {
          again = false
          dispatch()
        }
      })
  }

  /** One listener that fails keeps neither the others nor the connection from going on. */
  function tell(telling: (listener: Listener) => void): void {
    for (const listener of listeners)
      try {
        telling(listener)
      } catch (err) {
        log.error({ err }, "a listener could not take an event")
      }
  }

  const stop = await database.listen(
    CHANNEL,
    (payload) => {
      tell((listener) => listener.event(JSON.parse(payload) as AnyEvent))
      dispatch()
    },
    () => {
      tell((listener) => listener.resync())
      dispatch()
    },
  )
  const timer = setInterval(dispatch, DISPATCH_EVERY_MS)
  timer.unref()

  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    endStreams() {
      for (const listener of listeners) listener.end?.()
    },
    async close() {
      clearInterval(timer)
      await stop()
      again = false
      await dispatching
    },
  }
}

/** Turns undispatched events into jobs, both in one transaction. */
async function dispatchPending(
  db: Tx,
  jobs: Jobs,
  subscriptions: readonly DurableSubscription[],
): Promise<void> {
  for (let more = true; more; ) {
    more = await db.transaction(async (tx) => {
      const pending = await lockPendingEvents(tx, DISPATCH_BATCH)
      for (const { name, payload } of pending) {
        for (const { event, queue } of subscriptions)
          if (event === name) await jobs.enqueue(tx, queue, payload)
      }
      if (pending.length > 0)
        await markDispatched(
          tx,
          pending.map(({ id }) => id),
        )
      return pending.length === DISPATCH_BATCH
    })
  }
}
