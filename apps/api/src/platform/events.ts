// Events as values: a feature declares what can happen (`event`), says that it did (`emit`) and what follows (`subscribe`).
// `emit` writes the event in the transaction that causes it: committed together or not at all. From there it goes two ways:
// NOTIFY to every process (stored pages, live readers; cheap, may be missed while reconnecting, then `resync` is called),
// and as jobs to subscribers that must not miss it (mail, notifications).
import type { Database, Db, Tx } from "#api/db/client"
import type { AnyJob, JobDefinition, JobParts, Jobs } from "./jobs.ts"
import type { Log } from "./log.ts"
import {
  deleteDispatchedEventsBefore,
  deleteEventsNaming,
  insertEvent,
  lockPendingEvents,
  markDispatched,
  notify,
} from "./queries.ts"

/**
 * Who may hear of an event live: everyone, nobody, or the people with these ids. What changes for certain people is theirs
 * alone, and so on no stored page.
 */
export type Audience = "everyone" | "nobody" | readonly string[]

export interface EventType<Payload extends object> {
  readonly name: string
  /** Tags of what is no longer as it was: stored pages and answers under them are dropped, live readers fetch them again. */
  readonly changes: (payload: Payload) => readonly string[]
  readonly audience: (payload: Payload) => Audience
  /** Whoever reads the page of before lacks something, and reads nothing that should be gone. */
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

/** What every process hears of an event: nothing of its payload. */
export interface Notice {
  readonly name: string
  readonly tags: readonly string[]
  readonly audience: Audience
  readonly isAddition?: boolean
}

const CHANNEL = "events"
/** A backstop: events are dispatched when they are heard of. */
const DISPATCH_EVERY_MS = 30_000
const DISPATCH_BATCH = 100
/** PostgreSQL refuses a notice of 8,000 bytes. */
const MOST_NOTICE_BYTES = 7_900
/** Instead of a notice that is too long: whoever hears it fetches everything again. */
const RESYNC = "resync"

export async function emit<Payload extends object>(
  tx: Tx,
  type: EventType<Payload>,
  payload: Payload,
): Promise<void> {
  await insertEvent(tx, { name: type.name, payload })
  const { name, changes, audience, isAddition } = type
  const told = { name, tags: changes(payload), audience: audience(payload) }
  const notice: Notice = isAddition ? { ...told, isAddition } : told
  const text = JSON.stringify(notice)
  await notify(tx, CHANNEL, Buffer.byteLength(text) > MOST_NOTICE_BYTES ? RESYNC : text)
}

/** For people who leave: what happened stays written down for a while, and names them. */
export const forgetEvents = (tx: Tx, userIds: readonly string[]) => deleteEventsNaming(tx, userIds)

/** For a site that moves: what is done already stays behind; the new one tells nobody of it. */
export const forgetDispatchedEvents = (tx: Tx, now: Date) => deleteDispatchedEventsBefore(tx, now)

/** What follows from an event and must not be missed: one job per event, retried until it succeeds. */
export interface Subscriber {
  readonly event: string
  readonly queue: string
  readonly job: (parts: JobParts) => AnyJob
}

interface Delivery<Payload> {
  readonly eventId: number
  readonly payload: Payload
}

/** `eventId` is the same when a job is tried again: whoever must act once keeps it. */
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
  /** Hears of events while this process runs; `resync` after every reconnection, when some may have been missed. */
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
  let again = false

  function dispatch(): void {
    if (dispatching) {
      again = true
      return
    }
    dispatching = dispatchPending(database.db, jobs, subscribers)
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

  const resync = () => {
    tell((listener) => listener.resync())
    dispatch()
  }
  const stop = await database.listen(
    CHANNEL,
    (text) => {
      const notice = readNotice(text)
      if (!notice) return resync()
      tell((listener) => listener.event(notice))
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
      again = false
      await dispatching
    },
  }
}

/** What an event changes is made again when somebody asks for it; after a gap in the news, everything is. */
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

/** Undefined where it says `resync`, or where another program uses our channel: then nothing is certain either. */
function readNotice(text: string): Notice | undefined {
  try {
    const notice = JSON.parse(text) as Notice
    return Array.isArray(notice.tags) ? notice : undefined
  } catch {
    return undefined
  }
}

/** Turns undispatched events into jobs, both in one transaction. */
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
