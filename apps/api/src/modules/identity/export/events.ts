import type { ExportId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

export const exportReady = event<{ userId: UserId; exportId: ExportId }>("export.ready", {
  changes: () => ["export"],
  audience: ({ userId }) => [userId],
})
