// Seats of a session. Their public availability has steps, so that cached pages are invalidated per step and, until few
// seats are left, not per seat. A free seat is offered to the first person on the waitlist for a limited time, then to the next.
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { availabilityChanged, seatOffered } from "../events.ts"
import { availabilityOf, changesAt, holdsSeat, offerEnd, publicSeatsLeft } from "../policy.ts"
import { type Registration, selectFirstOnWaitlist, updateRegistration } from "../registrations/queries.ts"
import {
  countSeats,
  type EventRules,
  lockSessions,
  replaceLists,
  type Session,
  selectEventsWithChangedAvailability,
  selectListedStart,
  selectMiscounted,
  selectRules,
  updateSession,
} from "./queries.ts"

export interface LockedEvent {
  readonly event: EventRules
  readonly sessions: readonly Session[]
}

/** Locks the sessions; rules are read after the lock. */
export async function lockEvent(tx: Tx, id: EventId): Promise<LockedEvent | undefined> {
  const sessions = await lockSessions(tx, id)
  const event = await selectRules(tx, id)
  return event && { event, sessions }
}

/** Throws 404 if there is no such event. */
export async function lockKnownEvent(tx: Tx, id: EventId): Promise<LockedEvent> {
  const found = await lockEvent(tx, id)
  if (!found) throw new ApiError("event.not_found")
  return found
}

/** Saves the counts of a session, and emits if what everyone sees of them changed. */
export async function saveSeatCounts(
  tx: Tx,
  event: EventRules,
  session: Session,
  numbers: Partial<Pick<Session, "taken" | "waiting" | "lastPlace">>,
  now: Date,
): Promise<Session> {
  const kept = { ...session, ...numbers }
  const publicState = {
    availability: availabilityOf(event, kept, now),
    changesAt: changesAt(event, kept, now),
  }
  await updateSession(tx, session.id, { ...numbers, ...publicState })
  const isTurned =
    publicState.availability !== session.availability ||
    publicSeatsLeft({ ...kept, ...publicState }) !== publicSeatsLeft(session)
  if (isTurned) await emit(tx, availabilityChanged, { eventId: event.id })
  return { ...kept, ...publicState }
}

/** Updates availability and lists from the sessions and the clock. Returns whether anything changed. */
export async function refreshEvent(
  tx: Tx,
  id: EventId,
  now: Date,
  { isNewlyListed = false } = {},
): Promise<boolean> {
  const held = await lockEvent(tx, id)
  if (!held) return false
  const { event, sessions } = held
  let hasTurned = false
  let next: Date | null = null
  for (const session of sessions) {
    const availability = availabilityOf(event, session, now)
    const turn = changesAt(event, session, now)
    if (availability !== session.availability || turn?.getTime() !== session.changesAt?.getTime())
      await updateSession(tx, session.id, { availability, changesAt: turn })
    hasTurned ||= availability !== session.availability
    const isToCome = availability !== "over" && availability !== "cancelled"
    if (isToCome && (next === null || session.startsAt < next)) next = session.startsAt
  }
  if (isNewlyListed || (await selectListedStart(tx, id))?.getTime() !== next?.getTime()) {
    await replaceLists(tx, event, next)
    hasTurned = true
  }
  return hasTurned
}

/** Offers free seats in waitlist order. The caller must have locked the session. */
async function offerSeats(
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

const BATCH = 100

/** Updates lists and cards within a minute when registration closes or an event begins or ends. */
export const updateAvailability = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "events-turn",
  cron: "* * * * *",
  run: async () => {
    for (let more = true; more; ) {
      const turned = await selectEventsWithChangedAvailability(db.autocommit, clock.now(), BATCH)
      for (const { eventId } of turned)
        await db.transaction(async (tx) => {
          if (await refreshEvent(tx, eventId, clock.now())) await emit(tx, availabilityChanged, { eventId })
        })
      more = turned.length === BATCH
    }
  },
})

/** Nightly, like the other counters (`kernel/jobs/counters`); separate because these columns decide who has a seat. */
export const recountSeats = ({ db, clock, log }: JobParts): JobDefinition => ({
  queue: "events-recount",
  cron: "15 4 * * *",
  run: async () => {
    let corrected = 0
    for (let more = true; more; ) {
      const wrong = await selectMiscounted(db.autocommit, BATCH)
      for (const { eventId } of wrong)
        corrected += await db.transaction((tx) => recount(tx, eventId, clock.now()))
      more = wrong.length === BATCH
    }
    if (corrected > 0) log.info({ counter: "event seats", corrected }, "wrong counts were corrected")
  },
})
