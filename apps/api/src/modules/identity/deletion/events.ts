import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** The owner has requested deletion of the account, or cancelled the request. */
export const departureChanged = event<{ readonly userId: UserId }>("account.departure_changed")
