import { and, count, eq, ne } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { publishedEvents } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"

/** The published place. */
export async function selectPlace(tx: Tx, id: EventId) {
  const [found] = await tx
    .select({
      format: publishedEvents.format,
      prefecture: publishedEvents.prefecture,
      venue: publishedEvents.venue,
    })
    .from(publishedEvents)
    .where(eq(publishedEvents.id, id))
    .limit(1)
  return found
}

/** With a seat or on the waitlist. */
export async function countPeople(tx: Tx, eventId: EventId): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), ne(eventRegistrations.state, "cancelled")))
  return found?.count ?? 0
}
