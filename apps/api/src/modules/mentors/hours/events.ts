import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Refreshes the owner's other windows. */
export const hoursSaved = event<{ readonly userId: UserId }>("mentor.hours_saved", {
  changes: () => ["mentor-hours"],
  audience: ({ userId }) => [userId],
})
