// Public availability of seats: in steps, so that cached pages are invalidated per step and not per seat.
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { availabilityChanged } from "../events.ts"
import { availabilityOf, changesAt } from "../policy.ts"
import {
  type EventRules,
  lockSessions,
  replaceLists,
  type Session,
  selectListedStart,
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

/** Saves the counts of a session, and emits if the availability changed. */
export async function saveSeatCounts(
  tx: Tx,
  event: EventRules,
  session: Session,
  numbers: Partial<Pick<Session, "taken" | "waiting" | "lastPlace">>,
  now: Date,
): Promise<Session> {
  const kept = { ...session, ...numbers }
  const publicState = { availability: availabilityOf(event, kept, now), turnsAt: changesAt(event, kept, now) }
  await updateSession(tx, session.id, { ...numbers, ...publicState })
  if (publicState.availability !== session.availability)
    await emit(tx, availabilityChanged, { eventId: event.id })
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
    if (availability !== session.availability || turn?.getTime() !== session.turnsAt?.getTime())
      await updateSession(tx, session.id, { availability, turnsAt: turn })
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
