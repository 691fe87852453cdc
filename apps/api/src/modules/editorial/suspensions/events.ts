import type { SuspensionId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface Suspended {
  readonly userId: UserId
  readonly suspensionId: SuspensionId
}

/** Refreshes the current user in the owner's open pages. */
const ofOwner = {
  changes: () => ["user"],
  audience: ({ userId }: Suspended) => [userId],
}

export const accountSuspended = event<Suspended>("account.suspended", ofOwner)

/** It can no longer be undone: what cannot be put back happens now, such as releasing seats. */
export const suspensionSettled = event<Suspended>("account.suspension_settled", {})

/** Lifted by an editor, or expired. */
export const suspensionEnded = event<Suspended>("account.suspension_ended", ofOwner)
