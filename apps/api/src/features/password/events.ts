import type { UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

export const passwordChanged = event<{ userId: UserId }>("password.changed")
