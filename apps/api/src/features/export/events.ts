import type { ExportId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

export const exportReady = event<{ userId: UserId; exportId: ExportId }>("export.ready", {
  changes: () => ["export"],
  audience: ({ userId }) => [userId],
})
