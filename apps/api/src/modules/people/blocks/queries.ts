import { and, desc, eq, inArray, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { preparedRows } from "#api/kernel/db/prepared"
import { blocks } from "#api/kernel/db/tables/people/blocks"
import { memberId, uuidsOf } from "#api/kernel/features/personal-facts/queries"
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

/** More than any member has; beyond it, only the newest count. */
const MOST_BLOCKED = 1_000

/** The members that this member has blocked. */
export const blockedPeople = sql`select blocked_id as id from ${blocks} where user_id = ${memberId}
  order by blocked_at desc, blocked_id desc limit ${sql.raw(String(MOST_BLOCKED))}`

export const selectBlocked = preparedRows<{ id: UserId }>("blocked_people", ["id"], blockedPeople)

/** The senpai of a page with a block in either direction. The id of a senpai's page is that of its owner. */
export const mentorsApart = sql`select blocked_id as id from ${blocks}
    where user_id = ${memberId} and blocked_id = any(${uuidsOf("mentor")})
  union all select user_id from ${blocks} where blocked_id = ${memberId} and user_id = any(${uuidsOf("mentor")})`
