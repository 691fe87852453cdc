import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** Somebody's own list is another one; nobody else hears of it, and it says nothing of what changed. */
export const applicationsChanged = event<{ readonly userId: UserId }>("applications.changed", {
  changes: () => ["applications", "due"],
  audience: ({ userId }) => [userId],
})
