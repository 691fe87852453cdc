// Cancelling a registration and releasing its seat: by the member, by an expired offer, a suspension or a deleted account.
import type { Tx } from "#api/kernel/db/client"
import { type EventId, namedId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { deferRemovals, type RemoveDeferred } from "#api/kernel/features/deferred-removals"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { offerExpired, registrationCancelled } from "../events.ts"
import { type Registration, selectOwn, updateRegistration } from "../registrations/queries.ts"
import type { EventRules, Session } from "../seats/queries.ts"
import { type LockedEvent, lockEvent, lockKnownEvent, releaseRegistration } from "../seats/service.ts"
import { deleteRegistrationsOf, selectAheadOf, selectEventsOf, selectStarts } from "./queries.ts"

/** Idempotent. */
export async function cancelRegistration(tx: Tx, user: Actor, eventId: EventId, now: Date): Promise<void> {
  await lockAccount(tx, user.id)
  const found = ownIn(await lockKnownEvent(tx, eventId), await selectOwn(tx, eventId, user.id))
  if (!found) return
  const { own, session } = found
  if (own.state !== "waiting" && session.startsAt <= now) throw new ApiError("event.begun")
  await endRegistration(tx, found, now)
  await emit(tx, registrationCancelled, { eventId, sessionId: session.id, userId: user.id })
}

interface LockedRegistration {
  readonly event: EventRules
  readonly own: Registration
  readonly session: Session
}

/** Undefined if there is none or it was cancelled. */
function ownIn(
  { event, sessions }: LockedEvent,
  own: Registration | undefined,
): LockedRegistration | undefined {
  const session = own && sessions.find(({ id }) => id === own.sessionId)
  return own && session && own.state !== "cancelled" ? { event, own, session } : undefined
}

async function lockOwn(tx: Tx, eventId: EventId, userId: UserId): Promise<LockedRegistration | undefined> {
  const event = await lockEvent(tx, eventId)
  return event && ownIn(event, await selectOwn(tx, eventId, userId))
}

async function endRegistration(
  tx: Tx,
  { event, own, session }: LockedRegistration,
  now: Date,
): Promise<void> {
  await updateRegistration(tx, own.id, { state: "cancelled", place: null, offerExpiresAt: null })
  await releaseRegistration(tx, event, session, own, now)
}

/** Notifies the member, who may register again. */
export async function expireOffer(tx: Tx, eventId: EventId, userId: UserId, now: Date): Promise<void> {
  const found = await lockOwn(tx, eventId, userId)
  const isExpired = found?.own.state === "offered" && (found.own.offerExpiresAt ?? now) <= now
  if (!found || !isExpired) return
  await endRegistration(tx, found, now)
  await emit(tx, offerExpired, { eventId, sessionId: found.session.id, userId })
}

/**
 * Cancels seats and waitlist places at upcoming sessions for verified students only. Returns how many. The
 * caller must have locked the account.
 */
export async function cancelVerifiedSeats(tx: Tx, userId: UserId, now: Date): Promise<number> {
  const ahead = await selectAheadOf(tx, userId, "verified", now)
  await cancelSeveral(tx, userId, ahead, () => true, now)
  return ahead.length
}

/**
 * Immediate for the member and the host; publicly the seats are released one by one, because together they
 * would identify the person.
 */
async function cancelSeveral(
  tx: Tx,
  userId: UserId,
  events: readonly { readonly eventId: EventId }[],
  isMeant: (session: Session) => boolean,
  now: Date,
): Promise<void> {
  const seats: Seat[] = []
  for (const { eventId } of events) {
    const found = await lockOwn(tx, eventId, userId)
    if (!found || !isMeant(found.session)) continue
    await updateRegistration(tx, found.own.id, { state: "cancelled", place: null, offerExpiresAt: null })
    await emit(tx, registrationCancelled, { eventId, sessionId: found.session.id, userId })
    seats.push({ eventId, sessionId: found.session.id, state: found.own.state })
  }
  await releaseLater(tx, seats, now)
}

interface Away {
  readonly now: Date
  /** Null: no end date. */
  readonly until: Date | null
}

/** Releases the seats of a member who cannot attend in this span. */
export async function releaseSeatsOf(tx: Tx, userId: UserId, { now, until }: Away): Promise<void> {
  await lockAccount(tx, userId)
  const events = (await selectEventsOf(tx, [userId])).map((eventId) => ({ eventId }))
  const isMissed = ({ startsAt }: Session) => startsAt > now && (until === null || startsAt < until)
  await cancelSeveral(tx, userId, events, isMissed, now)
}

/** Short, because others may be waiting for the seat. */
const SEAT_KEPT_MS = 43_200_000

/** Deletes the registrations at once and releases their seats one by one at random times before the event begins. */
export const releaseSeatsOnAccountDeleted: OnAccountDeleted = async (tx, userIds, now) => {
  for (const eventId of await selectEventsOf(tx, userIds)) await lockEvent(tx, eventId)
  await releaseLater(tx, await deleteRegistrationsOf(tx, userIds), now)
}

type Seat = Pick<Registration, "eventId" | "sessionId" | "state">

async function releaseLater(tx: Tx, seats: readonly Seat[], now: Date): Promise<void> {
  const starts = await selectStarts(
    tx,
    seats.map(({ sessionId }) => sessionId),
  )
  await deferRemovals(
    tx,
    seats.map(({ eventId, sessionId, state }) => ({
      kind: "seat",
      noun: state,
      id: sessionId,
      parentId: eventId,
      before: new Date(
        Math.min(now.getTime() + SEAT_KEPT_MS, starts.get(sessionId)?.getTime() ?? now.getTime()),
      ),
    })),
    now,
  )
}

export const releaseSeat: RemoveDeferred = async (tx, { noun, id, parentId }, now) => {
  const held = await lockEvent(tx, namedId<EventId>(parentId))
  const session = held?.sessions.find((each) => each.id === id)
  if (held && session)
    await releaseRegistration(tx, held.event, session, { state: noun as Registration["state"] }, now)
}
