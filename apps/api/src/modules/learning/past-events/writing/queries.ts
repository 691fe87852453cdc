import { eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { PastEventId } from "#api/kernel/db/ids"
import { pastEventOrigins } from "#api/kernel/db/tables/learning/past-events"

export async function selectOrigin(tx: Tx, id: PastEventId): Promise<string | null> {
  const [found] = await tx
    .select({ eventId: pastEventOrigins.eventId })
    .from(pastEventOrigins)
    .where(eq(pastEventOrigins.pastEventId, id))
    .limit(1)
  return found?.eventId ?? null
}

export async function selectBegunFrom(tx: Tx, eventId: string): Promise<PastEventId | undefined> {
  const [found] = await tx
    .select({ id: pastEventOrigins.pastEventId })
    .from(pastEventOrigins)
    .where(eq(pastEventOrigins.eventId, eventId))
    .limit(1)
  return found?.id
}

export const insertOrigin = (tx: Tx, eventId: string, pastEventId: PastEventId) =>
  tx.insert(pastEventOrigins).values({ eventId, pastEventId }).onConflictDoNothing()

export const deleteOrigin = (tx: Tx, id: PastEventId) =>
  tx.delete(pastEventOrigins).where(eq(pastEventOrigins.pastEventId, id))
