import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** Somebody's own list is another one, in every tab of theirs. */
export const notificationsChanged = event<{ userId: UserId }>("notifications.changed", {
  changes: () => ["notifications"],
  audience: ({ userId }) => [userId],
})
