import type { SuspensionId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Suspended {
  readonly userId: UserId
  readonly suspensionId: SuspensionId
}

/** Pages that the owner has open learn who they are now. */
const ofOwner = {
  changes: () => ["user"],
  audience: ({ userId }: Suspended) => [userId],
}

export const accountSuspended = event<Suspended>("account.suspended", ofOwner)

/** Lifted by an editor, or over by itself. */
export const suspensionEnded = event<Suspended>("account.suspension_ended", ofOwner)
