import type { SessionId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

export const sessionOpened = event<{ userId: UserId; sessionId: SessionId }>("session.opened")

/** Sign-in on an unknown device; never emitted for the first session. */
export const deviceNew = event<{ userId: UserId; sessionId: SessionId; userAgent: string }>(
  "account.device_new",
)
