import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** `profile_changed`: the profile no longer matches the proof. `number_moved`: an editor gave the number to another account. */
export const endReasons = ["graduated", "number_moved", "profile_changed", "role_changed"] as const
export type EndReason = (typeof endReasons)[number]

interface Changed {
  readonly userId: UserId
  /** Null if the verification started, or its last month changed. */
  readonly ended: EndReason | null
}

/** A verification started, ended or was shortened. */
export const verificationChanged = event<Changed>("verification.changed", {
  changes: () => ["verification"],
  audience: ({ userId }) => [userId],
})
