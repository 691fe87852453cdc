import { and, eq, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { EventDraftId, FileId } from "#api/db/ids"
import { eventDrafts, heldEvents } from "#api/db/tables/events"

/** Whether it stands in an event that everybody may read. */
export async function isShown(tx: Tx, id: FileId): Promise<boolean> {
  const found = await tx
    .select({ id: heldEvents.id })
    .from(heldEvents)
    .where(eq(heldEvents.pictureId, id))
    .limit(1)
  return found.length > 0
}

/** By another draft, or by an event whose draft has another by now. A picture stands in one event alone: whoever removes that lets go of it. */
export async function isPictureTaken(tx: Tx, id: FileId, draftId: EventDraftId): Promise<boolean> {
  const inDrafts = tx
    .select({ one: sql`1` })
    .from(eventDrafts)
    .where(and(eq(eventDrafts.pictureId, id), ne(eventDrafts.id, draftId)))
  const inEvents = tx.select({ one: sql`1` }).from(heldEvents).where(eq(heldEvents.pictureId, id))
  return (await inDrafts.unionAll(inEvents).limit(1)).length > 0
}
