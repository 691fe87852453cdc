// Which event leads to which notices for which people: declared by the feature that emits the event.
import type { OptionalCategory } from "@shirube/contract/people/notifications/routes"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { type EventType, type Subscriber, subscribe } from "../events/events.ts"
import type { JobParts } from "../jobs/jobs.ts"
import type { Notice, NoticeKind } from "./kinds.ts"

export interface NoticeSource {
  subscriber(send: (parts: JobParts, notice: Notice) => Promise<void>): Subscriber
}

interface Happening {
  readonly db: Db
  /** The same when a job is retried. */
  readonly eventId: number
}

/** Notices to several people. Each is sent in its own transaction before the next is requested. */
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

/** A notice to one person, or none. `key` identifies the event: a retry has the same. */
export const on = <Payload extends object>(
  event: EventType<Payload>,
  queue: string,
  noticeOf: (payload: Payload, key: string) => Notice | null,
): NoticeSource =>
  onEach(event, queue, async function* (payload, { eventId }) {
    const notice = noticeOf(payload, `event ${eventId}`)
    if (notice) yield notice
  })

/** Sent on a schedule, to members who have switched its category on. */
export interface RegularNotice {
  readonly queue: string
  /** In Japan time. */
  readonly cron: string
  readonly category: OptionalCategory
  noticeFor(tx: Tx, userId: UserId, now: Date): Promise<Notice | null>
}

/** The notices of a feature. */
export interface Notices {
  readonly kinds: readonly NoticeKind[]
  readonly on?: readonly NoticeSource[]
  readonly regular?: readonly RegularNotice[]
}
