import { eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, PastEventId } from "#api/kernel/db/ids"
import { pastEvents } from "#api/kernel/db/tables/learning/past-events"

export async function selectSlides(tx: Tx, id: PastEventId): Promise<FileId | null | undefined> {
  const [found] = await tx
    .select({ slidesId: pastEvents.slidesId })
    .from(pastEvents)
    .where(eq(pastEvents.id, id))
    .limit(1)
  return found?.slidesId
}
