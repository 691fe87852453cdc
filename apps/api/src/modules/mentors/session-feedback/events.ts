import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Refreshes the author's other windows; the other person does not learn that feedback was given. */
export const feedbackSaved = event<{ readonly sessionId: MentorSessionId; readonly authorId: UserId }>(
  "mentor_session.feedback_saved",
  {
    changes: ({ sessionId }) => [`mentor-session:${sessionId}`],
    audience: ({ authorId }) => [authorId],
  },
)

interface ThankYouRef {
  readonly sessionId: MentorSessionId
  readonly studentId: UserId
  readonly mentorId: UserId
}
const ofBoth = {
  changes: ({ sessionId }: ThankYouRef) => [`mentor-session:${sessionId}`],
  audience: ({ studentId, mentorId }: ThankYouRef) => [studentId, mentorId],
}

export const thankYouSaved = event<ThankYouRef>("mentor_session.thank_you_saved", ofBoth)
export const thankYouDeleted = event<ThankYouRef>("mentor_session.thank_you_deleted", ofBoth)

/** An editor has removed it. */
export const thankYouRemoved = event<{ readonly studentId: UserId }>("mentor_session.thank_you_removed")

/** Cache tag of the public thank-yous to a senpai. */
export const thankYousTag = (mentorId: UserId) => `mentor-thank-yous:${mentorId}`

export const publicThankYousChanged = event<{ readonly mentorId: UserId }>("mentor.thank_yous_changed", {
  changes: ({ mentorId }) => [thankYousTag(mentorId)],
  audience: () => "everyone",
})

/** What a senpai's counts are made of has changed. */
export const recordOutdated = event<{ readonly mentorId: UserId }>("mentor.record_outdated")
