import { and, eq, isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { FileId } from "#api/kernel/db/ids"
import { tips } from "#api/kernel/db/tables/learning/tips"

/** True if a published tip shows it. */
export async function isShown(tx: Tx, id: FileId): Promise<boolean> {
  const found = await tx
    .select({ id: tips.id })
    .from(tips)
    .where(and(eq(tips.pictureId, id), isNull(tips.withdrawnAt)))
    .limit(1)
  return found.length > 0
}
