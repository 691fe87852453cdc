import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** A member gave or withdrew consent to share their career profile with the matching service. */
export const matchingConsentChanged = event<{ userId: UserId; isGiven: boolean }>(
  "consents.matching_changed",
  {
    changes: () => ["consents"],
    audience: ({ userId }) => [userId],
  },
)
