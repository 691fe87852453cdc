import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** What somebody has said about their stay is another; nobody else hears of it, and it says nothing of what that is. */
export const visaPlanChanged = event<{ readonly userId: UserId }>("visa.plan_changed", {
  changes: () => ["visa-plan", "due"],
  audience: ({ userId }) => [userId],
})
