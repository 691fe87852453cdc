// Events: each person is told once of what happens to their registration, however often a job is run.
import type { EventId, EventSessionId, UserId } from "#api/db/ids"
import {
  offerExpired,
  registered,
  reminderDue,
  seatOffered,
  sessionCancelled,
  sessionMoved,
  speakerNamed,
} from "#api/features/events/events"
import { firstStartOf, peopleIn, registrationNow, sessionNow } from "#api/features/events/news/service"
import { type Subscriber, subscribe } from "#api/platform/events"
import type { JobParts } from "#api/platform/jobs"
import { groundOf, type Happening, notify } from "../service.ts"

/** In a transaction for each: one who is told stays told, whoever comes after. */
const tell = (parts: JobParts, happening: Happening) =>
  parts.db.transaction((tx) => notify(tx, happening, groundOf(parts), parts.clock.now()))

const EVERYBODY = ["registered", "waiting", "offered"] as const
const COMING = ["registered"] as const

/** Everybody who meant to come to this date. */
async function tellCancelled(parts: JobParts, eventId: EventId, sessionId: EventSessionId): Promise<void> {
  const session = await sessionNow(parts.db.autocommit, sessionId)
  if (!session) return
  const facts = { eventId, sessionId, startsAt: session.startsAt.toISOString() }
  for await (const { userId } of peopleIn(parts.db, sessionId, EVERYBODY))
    await tell(parts, { userId, kind: "event_cancelled", facts, key: `event cancelled ${sessionId}` })
}

interface Own {
  readonly eventId: EventId
  readonly sessionId: EventSessionId
  readonly userId: UserId
}

/** Of one person's own registration, with when it is now; nothing where the session is gone. */
async function tellOwner(
  parts: JobParts,
  { eventId, sessionId, userId }: Own,
  happeningOf: (facts: { eventId: EventId; sessionId: EventSessionId; startsAt: string }) => Happening,
): Promise<void> {
  const session = await sessionNow(parts.db.autocommit, sessionId)
  const own = await registrationNow(parts.db.autocommit, eventId, userId)
  if (session && own)
    await tell(parts, happeningOf({ eventId, sessionId, startsAt: session.startsAt.toISOString() }))
}

export const heldEventSubscribers: readonly Subscriber[] = [
  subscribe(registered, "notify-event-registered", (parts) => async (own, eventId) => {
    const now = await registrationNow(parts.db.autocommit, own.eventId, own.userId)
    // Whoever stands in line has no seat to tell of.
    if (now?.state !== "registered") return
    await tellOwner(parts, own, (facts) => ({
      userId: own.userId,
      kind: "event_registered",
      facts,
      key: `event ${eventId}`,
    }))
  }),
  subscribe(
    seatOffered,
    "notify-event-offered",
    (parts) =>
      async ({ expiresAt, ...own }, eventId) =>
        tellOwner(parts, own, (facts) => ({
          userId: own.userId,
          kind: "event_offered",
          facts: { ...facts, expiresAt },
          key: `event ${eventId}`,
        })),
  ),
  subscribe(
    offerExpired,
    "notify-event-offer-expired",
    (parts) => async (own, eventId) =>
      tellOwner(parts, own, (facts) => ({
        userId: own.userId,
        kind: "event_offer_expired",
        facts,
        key: `event ${eventId}`,
      })),
  ),
  subscribe(
    reminderDue,
    "notify-event-reminder",
    (parts) =>
      async ({ eventId, sessionId, kind: which, startsAt }) => {
        const session = await sessionNow(parts.db.autocommit, sessionId)
        // Moved or cancelled meanwhile: of that they are told elsewhere, and its new time has reminders of its own.
        const isAsItWas = session?.startsAt.toISOString() === startsAt && session.availability !== "cancelled"
        if (!isAsItWas) return
        const facts = { eventId, sessionId, startsAt, which }
        const key = `event reminder ${sessionId} ${which} ${startsAt}`
        for await (const { userId } of peopleIn(parts.db, sessionId, COMING))
          await tell(parts, { userId, kind: "event_reminder", facts, key })
      },
  ),
  subscribe(speakerNamed, "notify-event-speaker", (parts) => async ({ eventId, userId }) => {
    const startsAt = await firstStartOf(parts.db.autocommit, eventId)
    if (!startsAt) return
    const facts = { eventId, startsAt: startsAt.toISOString() }
    await tell(parts, { userId, kind: "speaker_named", facts, key: `event speaker ${eventId}` })
  }),
  subscribe(sessionMoved, "notify-event-moved", (parts) => async ({ eventId, sessionId, before }) => {
    const session = await sessionNow(parts.db.autocommit, sessionId)
    if (!session || session.availability === "cancelled") return
    const startsAt = session.startsAt.toISOString()
    const facts = { eventId, sessionId, startsAt, before }
    for await (const { userId } of peopleIn(parts.db, sessionId, EVERYBODY))
      await tell(parts, { userId, kind: "event_moved", facts, key: `event moved ${sessionId} ${startsAt}` })
  }),
  subscribe(
    sessionCancelled,
    "notify-event-session-cancelled",
    (parts) =>
      ({ eventId, sessionId }) =>
        tellCancelled(parts, eventId, sessionId),
  ),
]
