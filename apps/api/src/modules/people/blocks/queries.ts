import { and, desc, eq, inArray, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { blocks } from "#api/kernel/db/tables/people/blocks"
import type { Moment } from "#api/kernel/lists/keyset"

export const insertBlock = (tx: Tx, block: typeof blocks.$inferInsert) =>
  tx.insert(blocks).values(block).onConflictDoNothing()

export const deleteBlock = (tx: Tx, userId: UserId, blockedId: UserId) =>
  tx.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)))

export const selectNewestBlocks = (
  tx: Tx,
  userId: UserId,
  { after, limit }: { after: Moment | undefined; limit: number },
) =>
  tx
    .select({
      blockedId: blocks.blockedId,
      blockedAt: blocks.blockedAt,
      position: instantText(blocks.blockedAt),
    })
    .from(blocks)
    .where(and(eq(blocks.userId, userId), after && isBefore(blocks.blockedAt, blocks.blockedId, after)))
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
