import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** An editor has removed a member from the directory. */
export const memberTakenDown = event<{ userId: UserId; isForGood: boolean }>("members.taken_down", {
  changes: () => ["profile"],
  audience: ({ userId }) => [userId],
})
