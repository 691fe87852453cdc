import type { FileId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface Processed {
  readonly fileId: FileId
  readonly ownerId: UserId
}

/** Ready or refused: the owner's windows refetch it. */
export const fileProcessed = event<Processed>("file.processed", {
  changes: ({ fileId }) => [`file:${fileId}`],
  audience: ({ ownerId }) => [ownerId],
})
