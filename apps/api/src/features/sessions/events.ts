import type { SessionId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

export const sessionOpened = event<{ userId: UserId; sessionId: SessionId }>("session.opened")
