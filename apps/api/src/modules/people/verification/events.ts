import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** `profile_changed`: the profile says something else than what was proven. `number_moved`: an editor gave the number to another account. */
export const endReasons = ["graduated", "number_moved", "profile_changed", "role_changed"] as const
export type EndReason = (typeof endReasons)[number]

interface Changed {
  readonly userId: UserId
  /** Null where it began, or its last month changed. */
  readonly ended: EndReason | null
}

/** A student is verified from now on, or no longer, or for a shorter time. */
export const verificationChanged = event<Changed>("verification.changed", {
  changes: () => ["verification"],
  audience: ({ userId }) => [userId],
})
