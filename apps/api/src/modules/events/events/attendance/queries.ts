import { MOST_SEATS, type RegistrationState } from "@shirube/vocabulary/events/events/choices"
import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventRegistrationId, EventSessionId, UserId } from "#api/kernel/db/ids"
import { instantText, isAfter } from "#api/kernel/db/moments"
import { eventSessions } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"
import type { Moment } from "#api/kernel/lists/keyset"

export interface GuestFilter {
  readonly sessionId?: EventSessionId | undefined
  readonly state?: RegistrationState | undefined
  /** Matches a part of the name. */
  readonly name?: string | undefined
  readonly userId?: UserId | undefined
  /** Hosts do not see cancelled registrations. */
  readonly hidesCancelled: boolean
}

interface Listing {
  readonly filter: GuestFilter
  readonly after: Moment | undefined
  readonly limit: number
}

const likeOf = (q: string) => `%${q.replace(/[\\%_]/g, "\\$&")}%`

export const selectGuests = (tx: Tx, eventId: EventId, { filter, after, limit }: Listing) => {
  const { sessionId, state, name, userId, hidesCancelled } = filter
  return tx
    .select({
      id: eventRegistrations.id,
      sessionId: eventRegistrations.sessionId,
      state: eventRegistrations.state,
      details: eventRegistrations.details,
      answers: eventRegistrations.answers,
      mode: eventRegistrations.mode,
      registeredAt: eventRegistrations.registeredAt,
      checkedInAt: eventRegistrations.checkedInAt,
      userId: eventRegistrations.userId,
      position: instantText(eventRegistrations.registeredAt),
    })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        sessionId && eq(eventRegistrations.sessionId, sessionId),
        state && eq(eventRegistrations.state, state),
        hidesCancelled ? ne(eventRegistrations.state, "cancelled") : undefined,
        name === undefined ? undefined : sql`${eventRegistrations.details} ->> 'name' ilike ${likeOf(name)}`,
        userId && eq(eventRegistrations.userId, userId),
        after && isAfter(eventRegistrations.registeredAt, eventRegistrations.id, after),
      ),
    )
    .orderBy(asc(eventRegistrations.registeredAt), asc(eventRegistrations.id))
    .limit(limit)
}
export type GuestRow = Awaited<ReturnType<typeof selectGuests>>[number]

/** States that admit a guest. */
const seated = ["registered", "attended", "no-show"] as const

export const selectCheckInList = (tx: Tx, eventId: EventId, sessionId: EventSessionId) =>
  tx
    .select({
      id: eventRegistrations.id,
      mode: eventRegistrations.mode,
      code: eventRegistrations.checkInCode,
      details: eventRegistrations.details,
      checkedInAt: eventRegistrations.checkedInAt,
    })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.sessionId, sessionId),
        inArray(eventRegistrations.state, [...seated]),
      ),
    )
    .orderBy(asc(eventRegistrations.registeredAt), asc(eventRegistrations.id))
    .limit(MOST_SEATS)

/** Locks in a fixed order: two devices that send the same people at once cannot deadlock. */
export const lockByCodes = (tx: Tx, eventId: EventId, codes: readonly string[]) =>
  tx
    .select({
      id: eventRegistrations.id,
      code: eventRegistrations.checkInCode,
      state: eventRegistrations.state,
      details: eventRegistrations.details,
      registeredAt: eventRegistrations.registeredAt,
      checkedInAt: eventRegistrations.checkedInAt,
    })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), inArray(eventRegistrations.checkInCode, [...codes])))
    .orderBy(asc(eventRegistrations.id))
    .for("update")

export const stamp = (tx: Tx, id: EventRegistrationId, checkedInAt: Date) =>
  tx.update(eventRegistrations).set({ state: "attended", checkedInAt }).where(eq(eventRegistrations.id, id))

/** Returns false if no guest has that id. */
export async function clearCheckIn(tx: Tx, eventId: EventId, id: EventRegistrationId): Promise<boolean> {
  await tx
    .update(eventRegistrations)
    .set({ state: "registered", checkedInAt: null })
    .where(
      and(
        eq(eventRegistrations.id, id),
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.state, "attended"),
      ),
    )
  const [found] = await tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.id, id), eq(eventRegistrations.eventId, eventId)))
    .limit(1)
  return found !== undefined
}

interface Span {
  readonly from: Date
  readonly to: Date
}

/** Sessions that took place within the span, with at least one check-in. */
const checkedInSessions = (tx: Tx, { from, to }: Span) =>
  tx
    .select({ id: eventSessions.id })
    .from(eventSessions)
    .where(
      and(
        gt(eventSessions.startsAt, from),
        lt(eventSessions.startsAt, to),
        lt(eventSessions.endsAt, to),
        isNull(eventSessions.cancelledAt),
        sql`exists (select 1 from ${eventRegistrations} where ${eventRegistrations.sessionId} = ${eventSessions.id} and ${eventRegistrations.state} = 'attended')`,
      ),
    )

export async function markNoShows(tx: Tx, span: Span): Promise<void> {
  const dates = await checkedInSessions(tx, span)
  for (const { id } of dates)
    await tx
      .update(eventRegistrations)
      .set({ state: "no-show" })
      .where(
        and(
          eq(eventRegistrations.sessionId, id),
          eq(eventRegistrations.state, "registered"),
          // The door does not see who watched the stream.
          or(isNull(eventRegistrations.mode), ne(eventRegistrations.mode, "online")),
        ),
      )
}
