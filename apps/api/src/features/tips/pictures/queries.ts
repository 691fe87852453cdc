import { and, eq, isNull } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { FileId } from "#api/db/ids"
import { tips } from "#api/db/tables/tips"

/** True if a published tip shows it. */
export async function isShown(tx: Tx, id: FileId): Promise<boolean> {
  const found = await tx
    .select({ id: tips.id })
    .from(tips)
    .where(and(eq(tips.pictureId, id), isNull(tips.withdrawnAt)))
    .limit(1)
  return found.length > 0
}
