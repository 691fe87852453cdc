import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** A member gave or withdrew consent to share their career profile with the matching service. */
export const matchingConsentChanged = event<{ userId: UserId; isGiven: boolean }>(
  "consents.matching_changed",
  {
    changes: () => ["consents"],
    audience: ({ userId }) => [userId],
  },
)
