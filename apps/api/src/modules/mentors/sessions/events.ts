import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

export interface SessionRef {
  readonly sessionId: MentorSessionId
  readonly studentId: UserId
  readonly mentorId: UserId
}

/** Refreshes the open windows of both people, and of nobody else. */
export const ofBoth = {
  changes: ({ sessionId }: SessionRef) => ["mentor-sessions", `mentor-session:${sessionId}`],
  audience: ({ studentId, mentorId }: SessionRef) => [studentId, mentorId],
}

/** Anything about a session changed, apart from its messages. */
export const sessionChanged = event<SessionRef>("mentor_session.changed", ofBoth)
