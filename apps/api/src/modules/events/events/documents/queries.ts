import { asc, eq, gt, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { eventTexts, heldEvents } from "#api/kernel/db/tables/events/events"

/** Ordered by id. */
export const selectEventsAfter = async (tx: Tx, after: EventId, limit: number) =>
  withTexts(
    tx,
    await tx
      .select()
      .from(heldEvents)
      .where(gt(heldEvents.id, after))
      .orderBy(asc(heldEvents.id))
      .limit(limit),
  )

export async function selectWhole(tx: Tx, id: EventId) {
  const found = await tx.select().from(heldEvents).where(eq(heldEvents.id, id)).limit(1)
  return (await withTexts(tx, found))[0]
}
export type WholeEvent = NonNullable<Awaited<ReturnType<typeof selectWhole>>>

async function withTexts(tx: Tx, found: readonly (typeof heldEvents.$inferSelect)[]) {
  const ids = found.map(({ id }) => id)
  const texts =
    ids.length === 0 ? [] : await tx.select().from(eventTexts).where(inArray(eventTexts.eventId, ids))
  return found.map((row) => ({ ...row, texts: texts.filter(({ eventId }) => eventId === row.id) }))
}
