import { and, count, eq, inArray, lt, ne } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, UserId } from "#api/kernel/db/ids"
import { eventRegistrations } from "#api/kernel/db/tables/events/events"

const ahead = alias(eventRegistrations, "ahead")

/** The member's registration state per event; `before` counts the people ahead on the waitlist. */
export const selectRegistrationStates = (tx: Tx, userId: UserId, ids: readonly EventId[]) =>
  tx
    .select({ eventId: eventRegistrations.eventId, state: eventRegistrations.state, before: count(ahead.id) })
    .from(eventRegistrations)
    .leftJoin(
      ahead,
      and(
        eq(eventRegistrations.state, "waiting"),
        eq(ahead.sessionId, eventRegistrations.sessionId),
        eq(ahead.state, "waiting"),
        lt(ahead.place, eventRegistrations.place),
      ),
    )
    .where(
      and(
        eq(eventRegistrations.userId, userId),
        inArray(eventRegistrations.eventId, [...ids]),
        ne(eventRegistrations.state, "cancelled"),
      ),
    )
    .groupBy(eventRegistrations.id)
