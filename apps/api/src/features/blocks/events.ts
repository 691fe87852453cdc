import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** In every tab of one's own; the other is never told. */
export const blocksChanged = event<{ userId: UserId }>("blocks.changed", {
  changes: () => ["block", "blocks"],
  audience: ({ userId }) => [userId],
})
