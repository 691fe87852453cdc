import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Refreshes the member's own list in all of their tabs. */
export const notificationsChanged = event<{ userId: UserId }>("notifications.changed", {
  changes: () => ["notifications"],
  audience: ({ userId }) => [userId],
})
