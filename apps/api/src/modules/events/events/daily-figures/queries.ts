import { and, eq, gte, isNull, lt, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { eventSessions } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"
import type { FigureDay } from "#api/kernel/figures/daily-figures"

const heldOn = ({ from, until }: FigureDay) =>
  and(gte(eventSessions.startsAt, from), lt(eventSessions.startsAt, until), isNull(eventSessions.cancelledAt))

/** A session without a limit has no seats to count. */
export async function countSeats(tx: Tx, day: FigureDay): Promise<number> {
  const [counted] = await tx
    .select({ seats: sql<number>`coalesce(sum(${eventSessions.capacity}), 0)::int` })
    .from(eventSessions)
    .where(heldOn(day))
  return counted?.seats ?? 0
}

export const countRegistrations = (tx: Tx, day: FigureDay) =>
  tx
    .select({ state: eventRegistrations.state, count: sql<number>`count(*)::int` })
    .from(eventSessions)
    .innerJoin(eventRegistrations, eq(eventRegistrations.sessionId, eventSessions.id))
    .where(heldOn(day))
    .groupBy(eventRegistrations.state)
