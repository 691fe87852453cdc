import { event } from "#api/platform/events"

export const sessionOpened = event<{ userId: string; sessionId: string }>("session.opened")
