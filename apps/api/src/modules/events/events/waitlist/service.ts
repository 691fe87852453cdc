// The waitlist of a session: a free seat is offered to the first person for a limited time, then to the next.
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { seatOffered } from "../events.ts"
import { holdsSeat, offerEnd } from "../registrations/policy.ts"
import { type Registration, selectFirstOnWaitlist, updateRegistration } from "../registrations/queries.ts"
import { countSeats, type EventRules, type Session } from "../seats/queries.ts"
import { type LockedEvent, lockEvent, saveSeatCounts } from "../seats/service.ts"

/** Offers free seats in waitlist order. The caller must have locked the session. */
export async function offerSeats(
  tx: Tx,
  event: EventRules,
  session: Session,
  now: Date,
): Promise<Pick<Session, "taken" | "waiting">> {
  let { taken, waiting } = session
  const isHeld = event.cancelledAt === null && session.cancelledAt === null && session.startsAt > now
  while (isHeld && waiting > 0 && (session.capacity === null || taken < session.capacity)) {
    const next = await selectFirstOnWaitlist(tx, session.id)
    if (!next) break
    const offerExpiresAt = offerEnd(session, now)
    await updateRegistration(tx, next.id, { state: "offered", offerExpiresAt })
    await emit(tx, seatOffered, {
      eventId: event.id,
      sessionId: session.id,
      userId: next.userId,
      expiresAt: offerExpiresAt.toISOString(),
    })
    taken += 1
    waiting -= 1
  }
  return { taken, waiting }
}

/** Capacity may have grown: the waitlist comes first. */
export async function offerToWaitlist(tx: Tx, { event, sessions }: LockedEvent, now: Date) {
  for (const session of sessions)
    if (session.waiting > 0)
      await saveSeatCounts(tx, event, session, await offerSeats(tx, event, session, now), now)
}

/** Releases a cancelled registration's seat or place on the waitlist. */
export async function releaseRegistration(
  tx: Tx,
  event: EventRules,
  session: Session,
  { state }: Pick<Registration, "state">,
  now: Date,
): Promise<void> {
  const left = {
    ...session,
    taken: session.taken - (holdsSeat(state) ? 1 : 0),
    waiting: session.waiting - (state === "waiting" ? 1 : 0),
  }
  await saveSeatCounts(tx, event, session, await offerSeats(tx, event, left, now), now)
}

/**
 * Recounts seats and the waitlist under lock and offers seats that turn out to be free. Returns how many
 * sessions were wrong.
 */
export async function recount(tx: Tx, id: EventId, now: Date): Promise<number> {
  const held = await lockEvent(tx, id)
  if (!held) return 0
  const { event, sessions } = held
  const truth = await countSeats(
    tx,
    sessions.map((session) => session.id),
  )
  let corrected = 0
  for (const session of sessions) {
    const { taken, waiting } = truth.get(session.id) ?? { taken: 0, waiting: 0 }
    if (taken === session.taken && waiting === session.waiting) continue
    await saveSeatCounts(
      tx,
      event,
      session,
      await offerSeats(tx, event, { ...session, taken, waiting }, now),
      now,
    )
    corrected += 1
  }
  return corrected
}
