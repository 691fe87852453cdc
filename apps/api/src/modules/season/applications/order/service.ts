import type { BodyOf } from "@shirube/contract/route"
import type { moveApplication as contract } from "@shirube/contract/season/applications/routes"
import { withReachedStage } from "@shirube/vocabulary/season/applications/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { ApplicationId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { keyBetween, LONGEST_KEY, numberedKey } from "#api/kernel/text/sort-keys"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { applicationsChanged } from "../events.ts"
import { lockApplication, selectOrder, updateApplication } from "../queries.ts"
import { type ApplicationWithDeadlines, withDeadlines } from "../service.ts"

/** Moves to a stage and a position. A member's moves are serialised, so that two tabs never take the same position. */
export async function moveApplication(
  tx: Tx,
  user: Actor,
  id: ApplicationId,
  { version, stage, before }: BodyOf<typeof contract>,
  now: Date,
): Promise<ApplicationWithDeadlines> {
  await lockAccount(tx, user.id)
  const row = await lockApplication(tx, user.id, id)
  if (!row) throw new ApiError("application.not_found")
  if (row.version !== version) throw new ApiError("application.changed_elsewhere")
  const place = await placeBefore(tx, user.id, id, before)
  const to = {
    stage,
    place,
    version: version + 1,
    reached: withReachedStage(row.reached, stage, dayInJapan(now)),
    changedAt: now,
  }
  await updateApplication(tx, user.id, id, to)
  await emit(tx, applicationsChanged, { userId: user.id })
  return withDeadlines(tx, { ...row, ...to })
}

async function placeBefore(tx: Tx, userId: UserId, id: ApplicationId, before: string | undefined) {
  const others = (await selectOrder(tx, userId)).filter((each) => each.id !== id)
  const found = others.findIndex((each) => each.id === before)
  if (before !== undefined && before !== id && found < 0) throw new ApiError("application.not_found")
  const at = found < 0 ? others.length : found
  const [above, below] = [others[at - 1]?.place ?? null, others[at]?.place ?? null]
  const key = above !== null && below !== null && above >= below ? undefined : keyBetween(above, below)
  if (key !== undefined && key.length <= LONGEST_KEY) return key
  // Renumber when keys collide or grow too long: at most as many rows as one member may have.
  for (const [i, other] of others.entries())
    await updateApplication(tx, userId, other.id, { place: numberedKey(i < at ? i + 1 : i + 2) })
  return numberedKey(at + 1)
}
