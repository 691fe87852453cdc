import { asc, eq, gt, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { eventSessions, eventTexts, publishedEvents } from "#api/kernel/db/tables/events/events"

/** Ordered by id. */
export const selectEventsAfter = async (tx: Tx, after: EventId, limit: number) =>
  withTexts(
    tx,
    await tx
      .select()
      .from(publishedEvents)
      .where(gt(publishedEvents.id, after))
      .orderBy(asc(publishedEvents.id))
      .limit(limit),
  )

export async function selectWithTexts(tx: Tx, id: EventId) {
  const found = await tx.select().from(publishedEvents).where(eq(publishedEvents.id, id)).limit(1)
  return (await withTexts(tx, found))[0]
}
export type EventWithTexts = NonNullable<Awaited<ReturnType<typeof selectWithTexts>>>

async function withTexts(tx: Tx, found: readonly (typeof publishedEvents.$inferSelect)[]) {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const texts = await tx.select().from(eventTexts).where(inArray(eventTexts.eventId, ids))
  const sessions = await tx
    .select()
    .from(eventSessions)
    .where(inArray(eventSessions.eventId, ids))
    .orderBy(asc(eventSessions.startsAt))
  return found.map((row) => {
    const all = sessions.filter(({ eventId }) => eventId === row.id)
    const held = all.filter(({ cancelledAt }) => cancelledAt === null)
    const starts = (held.length > 0 ? held : all).map(({ startsAt }) => startsAt)
    return {
      ...row,
      firstAt: starts[0],
      lastAt: starts.length > 1 ? starts.at(-1) : undefined,
      texts: texts.filter(({ eventId }) => eventId === row.id),
    }
  })
}
