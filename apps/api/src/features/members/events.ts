import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** An editor has taken somebody out of the directory. */
export const memberTakenDown = event<{ userId: UserId; isForGood: boolean }>("members.taken_down", {
  changes: () => ["profile"],
  audience: ({ userId }) => [userId],
})
