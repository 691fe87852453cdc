// Which event leads to which notices, and for which people: declared by the feature in which it happens.
import type { OptionalCategory } from "@shirube/contract/notifications"
import type { Db, Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { type EventType, type Subscriber, subscribe } from "../events.ts"
import type { JobParts } from "../jobs.ts"
import type { Notice, NoticeKind } from "./kinds.ts"

export interface NoticeSource {
  subscriber(send: (parts: JobParts, notice: Notice) => Promise<void>): Subscriber
}

interface Happening {
  readonly db: Db
  /** The same when a job is retried. */
  readonly eventId: number
}

/** Notices to several people. Each is sent in a transaction of its own, before the next one is asked for. */
export const onEach = <Payload extends object>(
  event: EventType<Payload>,
  queue: string,
  noticesOf: (payload: Payload, happening: Happening) => AsyncIterable<Notice>,
): NoticeSource => ({
  subscriber: (send) =>
    subscribe(event, queue, (parts) => async (payload, eventId) => {
      for await (const notice of noticesOf(payload, { db: parts.db, eventId })) await send(parts, notice)
    }),
})

/** A notice to one person, or none. `key` stands for the event: a retry has the same. */
export const on = <Payload extends object>(
  event: EventType<Payload>,
  queue: string,
  noticeOf: (payload: Payload, key: string) => Notice | null,
): NoticeSource =>
  onEach(event, queue, async function* (payload, { eventId }) {
    const notice = noticeOf(payload, `event ${eventId}`)
    if (notice) yield notice
  })

/** Comes by itself, to those who have asked for its category. */
export interface RegularNotice {
  readonly queue: string
  /** In Japan time. */
  readonly cron: string
  readonly category: OptionalCategory
  noticeFor(tx: Tx, userId: UserId, now: Date): Promise<Notice | null>
}

/** What a feature tells people. */
export interface Notices {
  readonly kinds: readonly NoticeKind[]
  readonly on?: readonly NoticeSource[]
  readonly regular?: readonly RegularNotice[]
}
