import { eq, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { TipId } from "#api/kernel/db/ids"
import { tipCounts, tips } from "#api/kernel/db/tables/learning/tips"
import { idsOf, memberId } from "#api/kernel/features/personal-facts/queries"
import type { Counter } from "#api/kernel/jobs/counters/queries"

/** Share lock, so that the tip is not withdrawn during a count. Also returns a withdrawn tip. */
export async function lockTipForShare(tx: Tx, id: TipId) {
  const [found] = await tx
    .select({ id: tips.id, authorId: tips.authorId, withdrawnAt: tips.withdrawnAt })
    .from(tips)
    .where(eq(tips.id, id))
    .limit(1)
    .for("share")
  return found
}

/** Returns the new count; undefined if the tip is deleted. */
export async function changeHelpful(tx: Tx, id: TipId, change: number): Promise<number | undefined> {
  const [counted] = await tx
    .update(tipCounts)
    .set({ helpful: sql`greatest(${tipCounts.helpful} + ${change}, 0)` })
    .where(eq(tipCounts.tipId, id))
    .returning({ helpful: tipCounts.helpful })
  return counted?.helpful
}

export const keptHelpful = {
  table: tipCounts,
  key: [tipCounts.tipId],
  number: tipCounts.helpful,
} as const satisfies Counter["kept"]

/** Tips with a count; deleted tips have none, even if votes for them remain. */
export const countedIds = sql`(select ${tipCounts.tipId} from ${tipCounts})`

/** Of the tips of a page those that the member wrote. */
export const ownTipIds = sql`select id from ${tips} where author_id = ${memberId} and id = any(${idsOf("tip")})`
