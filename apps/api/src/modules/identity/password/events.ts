import type { UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

export const passwordChanged = event<{ userId: UserId }>("password.changed")
