import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** An editor has removed a member from the directory. */
export const memberTakenDown = event<{ userId: UserId; isForGood: boolean }>("members.taken_down", {
  changes: () => ["profile"],
  audience: ({ userId }) => [userId],
})
