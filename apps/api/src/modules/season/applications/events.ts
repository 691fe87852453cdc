import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Refreshes the member's own tabs; the event itself carries no details. */
export const applicationsChanged = event<{ readonly userId: UserId }>("applications.changed", {
  changes: () => ["applications", "due"],
  audience: ({ userId }) => [userId],
})
