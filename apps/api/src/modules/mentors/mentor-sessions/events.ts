import type { SessionReminder, SessionSide } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

export interface SessionRef {
  readonly sessionId: MentorSessionId
  readonly studentId: UserId
  readonly mentorId: UserId
}

/** Refreshes the open windows of the two people, and no others. */
export const ofBoth = {
  changes: ({ sessionId }: SessionRef) => ["mentor-sessions", `mentor-session:${sessionId}`],
  audience: ({ studentId, mentorId }: SessionRef) => [studentId, mentorId],
}

/** Why all of a senpai's sessions end: they take a break, or are no longer one. */
export type Because = "break" | "left"

/** What happened to a session. */
export type SessionNews =
  | { readonly what: "requested" | "countered" | "withdrawn" | "expired" | "held" }
  | { readonly what: "accepted"; readonly startsAt: string }
  | { readonly what: "declined"; readonly by: SessionSide; readonly because?: Because }
  /** Other times for an agreed session. */
  | { readonly what: "moving" | "move_declined"; readonly by: SessionSide; readonly startsAt: string }
  | { readonly what: "moved"; readonly by: SessionSide; readonly startsAt: string; readonly before: string }
  /** `by` is null if something else ended it, such as a suspended account. */
  | {
      readonly what: "cancelled"
      readonly by: SessionSide | null
      readonly startsAt: string
      readonly because?: Because
    }
  | { readonly what: "absent"; readonly by: SessionSide }

/** Anything about a session changed, apart from its messages. */
export const sessionChanged = event<SessionRef & { readonly news: SessionNews }>(
  "mentor_session.changed",
  ofBoth,
)

export const sessionReminderDue = event<
  SessionRef & { readonly kind: SessionReminder; readonly startsAt: string }
>("mentor_session.reminder_due")

/** The other person's account is deleted, and the session with it. */
export const sessionLost = event<{ readonly userId: UserId; readonly startsAt: string | null }>(
  "mentor_session.lost",
  { changes: () => ["mentor-sessions"], audience: ({ userId }) => [userId] },
)

/** Three absences paused a member's sessions, or an editor lifted that. */
export const sessionPauseChanged = event<{ readonly userId: UserId; readonly isPaused: boolean }>(
  "mentor_session.pause_changed",
  { changes: () => ["mentor-sessions"], audience: ({ userId }) => [userId] },
)
