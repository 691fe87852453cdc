import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Refreshes the member's own tabs; the event itself carries no details. */
export const visaPlanChanged = event<{ readonly userId: UserId }>("visa.plan_changed", {
  changes: () => ["visa-plan", "due"],
  audience: ({ userId }) => [userId],
})
