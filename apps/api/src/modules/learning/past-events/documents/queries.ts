import { asc, eq, gt, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { PastEventId } from "#api/kernel/db/ids"
import { pastEvents, pastEventTexts } from "#api/kernel/db/tables/learning/past-events"

/** Ordered by id. */
export const selectPastEventsAfter = async (tx: Tx, after: PastEventId, limit: number) =>
  withTexts(
    tx,
    await tx
      .select()
      .from(pastEvents)
      .where(gt(pastEvents.id, after))
      .orderBy(asc(pastEvents.id))
      .limit(limit),
  )

export async function selectWithTexts(tx: Tx, id: PastEventId) {
  const found = await tx.select().from(pastEvents).where(eq(pastEvents.id, id)).limit(1)
  return (await withTexts(tx, found))[0]
}
export type PastEventWithTexts = NonNullable<Awaited<ReturnType<typeof selectWithTexts>>>

async function withTexts(tx: Tx, found: readonly (typeof pastEvents.$inferSelect)[]) {
  const ids = found.map(({ id }) => id)
  const texts =
    ids.length === 0
      ? []
      : await tx.select().from(pastEventTexts).where(inArray(pastEventTexts.pastEventId, ids))
  return found.map((row) => ({ ...row, texts: texts.filter(({ pastEventId }) => pastEventId === row.id) }))
}
