import { and, asc, eq, inArray, ne } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventSessionId, UserId } from "#api/kernel/db/ids"
import { publishedEvents } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"

export async function isPublished(tx: Tx, id: EventId): Promise<boolean> {
  const found = await tx
    .select({ id: publishedEvents.id })
    .from(publishedEvents)
    .where(eq(publishedEvents.id, id))
    .limit(1)
  return found.length > 0
}

/** People with a seat at this session who chose to be shown, in order of registration. */
export const selectListed = (tx: Tx, sessionId: EventSessionId, except: UserId, limit: number) =>
  tx
    .select({ userId: eventRegistrations.userId, mode: eventRegistrations.mode })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.sessionId, sessionId),
        inArray(eventRegistrations.state, ["registered", "attended"]),
        eq(eventRegistrations.isListed, true),
        ne(eventRegistrations.userId, except),
      ),
    )
    .orderBy(asc(eventRegistrations.registeredAt), asc(eventRegistrations.id))
    .limit(limit)
