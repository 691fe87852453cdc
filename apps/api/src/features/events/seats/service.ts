// What everybody is told of the seats: in steps, so that stored pages are dropped when a step is taken and not with every seat.
import type { Tx } from "#api/db/client"
import type { EventId } from "#api/db/ids"
import { emit } from "#api/platform/events"
import { eventTurned } from "../events.ts"
import { availabilityOf, turnsAt } from "../policy.ts"
import {
  type EventRules,
  lockSessions,
  replaceLists,
  type Session,
  selectListedStart,
  selectRules,
  updateSession,
} from "./queries.ts"

export interface HeldEvent {
  readonly event: EventRules
  readonly sessions: readonly Session[]
}

/** One at a time goes on with an event's seats. Its rules are read once it is held: they may have changed while one waited. */
export async function holdEvent(tx: Tx, id: EventId): Promise<HeldEvent | undefined> {
  const sessions = await lockSessions(tx, id)
  const event = await selectRules(tx, id)
  return event && { event, sessions }
}

/** Keeps the numbers of a session, and says so to everybody where that changes the answer to "can I still join?". */
export async function keepSeats(
  tx: Tx,
  event: EventRules,
  session: Session,
  numbers: Partial<Pick<Session, "taken" | "waiting" | "lastPlace">>,
  now: Date,
): Promise<Session> {
  const kept = { ...session, ...numbers }
  const told = { availability: availabilityOf(event, kept, now), turnsAt: turnsAt(event, kept, now) }
  await updateSession(tx, session.id, { ...numbers, ...told })
  if (told.availability !== session.availability) await emit(tx, eventTurned, { eventId: event.id })
  return { ...kept, ...told }
}

/** Brings up to date what is told of an event, by its sessions and by the clock. Whether that has changed anything. */
export async function refreshEvent(
  tx: Tx,
  id: EventId,
  now: Date,
  { isListedAnew = false } = {},
): Promise<boolean> {
  const held = await holdEvent(tx, id)
  if (!held) return false
  const { event, sessions } = held
  let hasTurned = false
  let next: Date | null = null
  for (const session of sessions) {
    const availability = availabilityOf(event, session, now)
    const turn = turnsAt(event, session, now)
    if (availability !== session.availability || turn?.getTime() !== session.turnsAt?.getTime())
      await updateSession(tx, session.id, { availability, turnsAt: turn })
    hasTurned ||= availability !== session.availability
    const isToCome = availability !== "over" && availability !== "cancelled"
    if (isToCome && (next === null || session.startsAt < next)) next = session.startsAt
  }
  if (isListedAnew || (await selectListedStart(tx, id))?.getTime() !== next?.getTime()) {
    await replaceLists(tx, event, next)
    hasTurned = true
  }
  return hasTurned
}
