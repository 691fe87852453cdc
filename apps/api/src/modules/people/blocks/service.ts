// Blocks between members. Every list of people or their posts filters by these.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { blocksChanged, memberBlocked } from "./events.ts"
import {
  blockedPeople,
  deleteBlock,
  insertBlock,
  mentorsApart,
  selectBlocked,
  selectBlocksAmong,
  selectNewestBlocks,
} from "./queries.ts"

export async function block(tx: Tx, userId: UserId, blockedId: UserId, now: Date): Promise<void> {
  if (userId === blockedId) throw new ApiError("block.oneself")
  if (!(await peopleOf(tx, [blockedId])).has(blockedId)) throw new ApiError("member.not_found")
  await insertBlock(tx, { userId, blockedId, blockedAt: now })
  await emit(tx, blocksChanged, { userId })
  await emit(tx, memberBlocked, { userId, blockedId })
}

export async function unblock(tx: Tx, userId: UserId, blockedId: UserId): Promise<void> {
  await deleteBlock(tx, userId, blockedId)
  await emit(tx, blocksChanged, { userId })
}

/** Queries for personal facts. */
export { blockedPeople, mentorsApart }

/** The members that this person has blocked. */
export const blockedBy = async (tx: Tx, userId: UserId): Promise<UserId[]> =>
  (await selectBlocked(tx, { memberId: userId })).map(({ id }) => id)

/** Those of `others` with a block in either direction. */
export async function blockedEitherWay(
  tx: Tx,
  userId: UserId,
  others: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  const found = others.length === 0 ? [] : await selectBlocksAmong(tx, userId, others)
  return new Set(found.map((row) => (row.userId === userId ? row.blockedId : row.userId)))
}

export async function listBlocked(tx: Tx, userId: UserId, { cursor, limit }: PageRequest) {
  const after = byMoment.decode(cursor)
  const found = await selectNewestBlocks(tx, userId, { after, limit: limit + 1 })
  const { items: rows, nextCursor } = byMoment.page(found, limit, ({ position, blockedId }) => ({
    at: position,
    id: blockedId,
  }))
  const people = await peopleOf(
    tx,
    rows.map(({ blockedId }) => blockedId),
  )
  return {
    items: rows.flatMap(({ blockedId, blockedAt }) => {
      const person = people.get(blockedId)
      return person ? [{ ...person, blockedAt }] : []
    }),
    nextCursor,
  }
}
