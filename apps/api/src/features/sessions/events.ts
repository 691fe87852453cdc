import type { SessionId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

export const sessionOpened = event<{ userId: UserId; sessionId: SessionId }>("session.opened")

/** Somebody's account was entered with a device that has not been seen before; never of the first session. */
export const deviceNew = event<{ userId: UserId; sessionId: SessionId; userAgent: string }>(
  "account.device_new",
)
