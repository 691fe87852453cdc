import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** Somebody lets the matching service see their career profile, or no longer does. */
export const matchingConsentChanged = event<{ userId: UserId; isGiven: boolean }>(
  "consents.matching_changed",
  {
    changes: () => ["consents"],
    audience: ({ userId }) => [userId],
  },
)
