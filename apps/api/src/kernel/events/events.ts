// Events as values: a feature declares an event (`event`), emits it (`emit`) and reacts to it (`subscribe`).
// `emit` inserts the event in the transaction that causes it: both commit or neither does. From there it goes
// two ways: NOTIFY to every process (stored pages, live readers; cheap, but may be missed while reconnecting,
// after which `resync` is called), and as jobs to subscribers that must not miss it (mail, notifications).
import type { Database, Db, Tx } from "#api/kernel/db/client"
import {
  deleteDispatchedEventsBefore,
  deleteEventsNaming,
  insertEvent,
  lockPendingEvents,
  markDispatched,
  notify,
} from "../db/queries.ts"
import type { AnyJob, JobDefinition, JobParts, Jobs } from "../jobs/jobs.ts"
import type { Log } from "../process/log.ts"

/**
 * Who may receive an event live: everyone, no one, or the users with these ids. An event for certain users
 * concerns only their own data, so it affects no stored page.
 */
export type Audience = "everyone" | "nobody" | readonly string[]

export interface EventType<Payload extends object> {
  readonly name: string
  /**
   * Tags of what has changed: stored pages and answers with these tags are dropped, live readers fetch them
   * again.
   */
  readonly changes: (payload: Payload) => readonly string[]
  readonly audience: (payload: Payload) => Audience
  /** A page from before the event lacks something, but shows nothing that must disappear. */
  readonly isAddition: boolean
}

export const event = <Payload extends object>(
  name: string,
  {
    changes = () => [],
    audience = () => "nobody",
    isAddition = false,
  }: Partial<Omit<EventType<Payload>, "name">> = {},
): EventType<Payload> => ({ name, changes, audience, isAddition })

export const isPersonal = ({ audience }: Pick<Notice, "audience">) => Array.isArray(audience)

/** What every process receives about an event: nothing of its payload. */
export interface Notice {
  readonly name: string
  readonly tags: readonly string[]
  readonly audience: Audience
  readonly isAddition?: boolean
}

const CHANNEL = "events"
/** A fallback: normally events are dispatched as soon as their notice arrives. */
const DISPATCH_EVERY_MS = 30_000
const DISPATCH_BATCH = 100
/** PostgreSQL refuses a notice of 8,000 bytes. */
const MOST_NOTICE_BYTES = 7_900
/** Replaces a notice that is too long: listeners fetch everything again. */
const RESYNC = "resync"

export async function emit<Payload extends object>(
  tx: Tx,
  type: EventType<Payload>,
  payload: Payload,
): Promise<void> {
  await insertEvent(tx, { name: type.name, payload })
  const { name, changes, audience, isAddition } = type
  const common = { name, tags: changes(payload), audience: audience(payload) }
  const notice: Notice = isAddition ? { ...common, isAddition } : common
  const text = JSON.stringify(notice)
  await notify(tx, CHANNEL, Buffer.byteLength(text) > MOST_NOTICE_BYTES ? RESYNC : text)
}

/** For deleted accounts: stored events contain the ids of their users. */
export const forgetEvents = (tx: Tx, userIds: readonly string[]) => deleteEventsNaming(tx, userIds)

/** For a site that moves: dispatched events stay behind, so that the new site does not repeat them. */
export const forgetDispatchedEvents = (tx: Tx, now: Date) => deleteDispatchedEventsBefore(tx, now)

/** A reaction to an event that must not be missed: one job per event, retried until it succeeds. */
export interface Subscriber {
  readonly event: string
  readonly queue: string
  readonly job: (parts: JobParts) => AnyJob
}

interface Delivery<Payload> {
  readonly eventId: number
  readonly payload: Payload
}

/** `eventId` is the same when a job is retried: a handler that must act only once stores it. */
export const subscribe = <Payload extends object>(
  type: EventType<Payload>,
  queue: string,
  handle: (parts: JobParts) => (payload: Payload, eventId: number) => Promise<void>,
): Subscriber => ({
  event: type.name,
  queue,
  job: (parts) => {
    const take = handle(parts)
    return {
      queue,
      run: ({ payload, eventId }) => take(payload, eventId),
    } satisfies JobDefinition<Delivery<Payload>>
  },
})

export interface Listener {
  event(notice: Notice): void
  resync(): void
  end?(): void
}

export interface Events {
  /**
   * Subscribes to events while this process runs; `resync` is called after every reconnection, when some may
   * have been missed.
   */
  listen(listener: Listener): () => void
  /** Ends every open stream to a browser, so that a stopping server has no request left to wait for. */
  endStreams(): void
  close(): Promise<void>
}

export async function startEvents(
  database: Database,
  jobs: Jobs,
  subscribers: readonly Pick<Subscriber, "event" | "queue">[],
  log: Log,
): Promise<Events> {
  const listeners = new Set<Listener>()
  let dispatching: Promise<void> | undefined
  let isDirty = false

  function dispatch(): void {
    if (dispatching) {
      isDirty = true
      return
    }
    dispatching = dispatchPending(database.db, jobs, subscribers)
      .catch((err) => log.error({ err }, "events could not be dispatched to their subscribers; retrying"))
      .finally(() => {
        dispatching = undefined
        if (isDirty) {
          isDirty = false
          dispatch()
        }
      })
  }

  /** A listener that throws stops neither the other listeners nor the connection. */
  function notifyListeners(call: (listener: Listener) => void): void {
    for (const listener of listeners)
      try {
        call(listener)
      } catch (err) {
        log.error({ err }, "an event listener failed")
      }
  }

  const resync = () => {
    notifyListeners((listener) => listener.resync())
    dispatch()
  }
  const stop = await database.listen(
    CHANNEL,
    (text) => {
      const notice = readNotice(text)
      if (!notice) return resync()
      notifyListeners((listener) => listener.event(notice))
      dispatch()
    },
    resync,
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
      isDirty = false
      await dispatching
    },
  }
}

/** Drops stored entries that an event changes; after a resync, all of them. */
export function dropOnChange(
  events: Events,
  store: { drop(tags?: readonly string[], isAddition?: boolean): void },
): void {
  events.listen({
    event: (notice) => {
      if (notice.tags.length > 0 && !isPersonal(notice)) store.drop(notice.tags, notice.isAddition)
    },
    resync: () => store.drop(),
  })
}

/** Undefined for `resync`, and for messages of another program on our channel: both require a resync. */
function readNotice(text: string): Notice | undefined {
  try {
    const notice = JSON.parse(text) as Notice
    return Array.isArray(notice.tags) ? notice : undefined
  } catch {
    return undefined
  }
}

/** Enqueues undispatched events as jobs, in the transaction that marks them. */
async function dispatchPending(
  db: Db,
  jobs: Jobs,
  subscribers: readonly Pick<Subscriber, "event" | "queue">[],
): Promise<void> {
  for (let more = true; more; ) {
    more = await db.transaction(async (tx) => {
      const pending = await lockPendingEvents(tx, DISPATCH_BATCH)
      for (const { id, name, payload } of pending) {
        for (const { event, queue } of subscribers)
          if (event === name) await jobs.enqueue(tx, queue, { eventId: id, payload })
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
