// Whether an account is suspended, for every feature that shows people or writes to them.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { selectSuspendedAmong } from "../db/queries.ts"

/** Those whose accounts are currently suspended. */
export async function suspendedAmong(
  tx: Tx,
  userIds: readonly UserId[],
  now: Date,
): Promise<ReadonlySet<UserId>> {
  const found = userIds.length === 0 ? [] : await selectSuspendedAmong(tx, userIds, now)
  return new Set(found.map(({ userId }) => userId))
}

export const isSuspended = async (tx: Tx, userId: UserId, now: Date) =>
  (await suspendedAmong(tx, [userId], now)).has(userId)
