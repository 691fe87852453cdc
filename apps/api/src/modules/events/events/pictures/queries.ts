import { and, eq, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventDraftId, FileId } from "#api/kernel/db/ids"
import { eventDrafts, publishedEvents } from "#api/kernel/db/tables/events/events"

/** True if a published event shows it. */
export async function isShown(tx: Tx, id: FileId): Promise<boolean> {
  const found = await tx
    .select({ id: publishedEvents.id })
    .from(publishedEvents)
    .where(eq(publishedEvents.pictureId, id))
    .limit(1)
  return found.length > 0
}

/**
 * True if another draft uses it, or an event whose draft has changed since. A picture belongs to one event,
 * because removing the event releases it.
 */
export async function isPictureTaken(tx: Tx, id: FileId, draftId: EventDraftId): Promise<boolean> {
  const inDrafts = tx
    .select({ one: sql`1` })
    .from(eventDrafts)
    .where(and(eq(eventDrafts.pictureId, id), ne(eventDrafts.id, draftId)))
  const inEvents = tx.select({ one: sql`1` }).from(publishedEvents).where(eq(publishedEvents.pictureId, id))
  return (await inDrafts.unionAll(inEvents).limit(1)).length > 0
}
