import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Changed {
  readonly userId: UserId
  readonly isVerified: boolean
}

/** Somebody is a verified student from now on, or no longer. */
export const verificationChanged = event<Changed>("verification.changed", {
  changes: () => ["verification"],
  audience: ({ userId }) => [userId],
})
