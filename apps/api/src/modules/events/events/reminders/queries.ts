import type { ReminderKind } from "@shirube/vocabulary/events/events/choices"
import { and, asc, eq, gt, isNull, lte, notExists } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventSessionId } from "#api/kernel/db/ids"
import { eventSessions, publishedEvents } from "#api/kernel/db/tables/events/events"
import { eventReminders } from "#api/kernel/db/tables/events/events/registrations"

/** Sessions that begin within the span and have not had this reminder. */
export const selectDue = (
  tx: Tx,
  { kind, from, to, limit }: { kind: ReminderKind; from: Date; to: Date; limit: number },
) =>
  tx
    .select({
      id: eventSessions.id,
      eventId: eventSessions.eventId,
      startsAt: eventSessions.startsAt,
    })
    .from(eventSessions)
    .innerJoin(publishedEvents, eq(publishedEvents.id, eventSessions.eventId))
    .where(
      and(
        gt(eventSessions.startsAt, from),
        lte(eventSessions.startsAt, to),
        isNull(eventSessions.cancelledAt),
        isNull(publishedEvents.cancelledAt),
        notExists(
          tx
            .select({ id: eventReminders.sessionId })
            .from(eventReminders)
            .where(
              and(
                eq(eventReminders.sessionId, eventSessions.id),
                eq(eventReminders.kind, kind),
                eq(eventReminders.startsAt, eventSessions.startsAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(eventSessions.startsAt), asc(eventSessions.id))
    .limit(limit)

/** Returns false if another process was first. */
export async function insertReminder(
  tx: Tx,
  sessionId: EventSessionId,
  kind: ReminderKind,
  startsAt: Date,
): Promise<boolean> {
  const made = await tx
    .insert(eventReminders)
    .values({ sessionId, kind, startsAt })
    .onConflictDoNothing()
    .returning({ kind: eventReminders.kind })
  return made.length > 0
}
