import { and, desc, eq, inArray, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText } from "#api/kernel/db/instant-text"
import { blocks } from "#api/kernel/db/tables/people/blocks"

export const insertBlock = (tx: Tx, block: typeof blocks.$inferInsert) =>
  tx.insert(blocks).values(block).onConflictDoNothing()

export const deleteBlock = (tx: Tx, userId: UserId, blockedId: UserId) =>
  tx.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)))

/** The last row of the previous page; `at` is text from `instantText`. */
interface BlockPosition {
  readonly at: string
  readonly id: string
}

export const selectNewestBlocks = (
  tx: Tx,
  userId: UserId,
  { after, limit }: { after: BlockPosition | undefined; limit: number },
) =>
  tx
    .select({
      blockedId: blocks.blockedId,
      blockedAt: blocks.blockedAt,
      position: instantText(blocks.blockedAt),
    })
    .from(blocks)
    .where(
      and(
        eq(blocks.userId, userId),
        after &&
          sql`(${blocks.blockedAt}, ${blocks.blockedId}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(blocks.blockedAt), desc(blocks.blockedId))
    .limit(limit)

/** Blocks in either direction. */
export const selectBlocksAmong = (tx: Tx, userId: UserId, others: readonly UserId[]) =>
  tx
    .select({ userId: blocks.userId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.userId, userId), inArray(blocks.blockedId, [...others])),
        and(eq(blocks.blockedId, userId), inArray(blocks.userId, [...others])),
      ),
    )
