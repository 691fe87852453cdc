// After a session: feedback, which only its author and editors read, and a thank-you from the student to the senpai.
import type { FeedbackChoice } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { instant, keyset, type PageRequest, uuid } from "#api/kernel/lists/keyset"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { sessionsById } from "#api/modules/mentors/mentor-sessions/lookups/service"
import {
  lockOwnSession,
  type OwnSession,
  ownSession,
  refuseUnless,
} from "#api/modules/mentors/mentor-sessions/service"
import { feedbackSaved } from "./events.ts"
import {
  type FeedbackPosition,
  type FeedbackRow,
  selectFeedback,
  selectNewestFeedback,
  selectThankYou,
  type ThankYouRow,
  upsertFeedback,
} from "./queries.ts"
import { renewRecord } from "./records/service.ts"

export interface OwnFeedback {
  readonly feedback: FeedbackRow | undefined
  readonly thankYou: ThankYouRow | undefined
}

export async function findFeedback(tx: Tx, id: MentorSessionId, userId: UserId): Promise<OwnFeedback> {
  await ownSession(tx, id, userId)
  return feedbackOn(tx, id, userId)
}

export const feedbackOn = async (tx: Tx, id: MentorSessionId, userId: UserId): Promise<OwnFeedback> => ({
  feedback: await selectFeedback(tx, id, userId),
  thankYou: await selectThankYou(tx, id),
})

/** Concurrent changes of the session wait. */
export async function lockForFeedback(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  now: Date,
): Promise<OwnSession> {
  const own = await lockOwnSession(tx, id, userId)
  refuseUnless("give_feedback", own, now)
  return own
}

interface Answers {
  readonly helped: FeedbackChoice
  readonly words: string | null
}

export async function saveFeedback(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  answers: Answers,
  now: Date,
): Promise<OwnFeedback> {
  const { session, side } = await lockForFeedback(tx, id, userId, now)
  const { studentId, mentorId } = session
  const aboutId = side === "student" ? mentorId : studentId
  await upsertFeedback(tx, { sessionId: id, authorId: userId, side, aboutId, ...answers, givenAt: now })
  await emit(tx, feedbackSaved, { sessionId: id, authorId: userId })
  if (side === "student") await renewRecord(tx, mentorId)
  return feedbackOn(tx, id, userId)
}

const byAuthor = keyset<FeedbackPosition>({ at: instant, session: uuid(), author: uuid() })

interface Listing extends PageRequest {
  readonly helped?: FeedbackChoice | undefined
}

/** For editors, newest first. */
export async function listFeedback(tx: Tx, { helped, cursor, limit }: Listing) {
  const after = byAuthor.decode(cursor)
  const found = await selectNewestFeedback(tx, { helped, after, limit: limit + 1 })
  const { items, nextCursor } = byAuthor.page(found, limit, ({ feedback, position }) => ({
    at: position,
    session: feedback.sessionId,
    author: feedback.authorId,
  }))
  const rows = items.map(({ feedback }) => feedback)
  const people = await peopleOf(
    tx,
    rows.flatMap(({ authorId, aboutId }) => [authorId, aboutId]),
  )
  const sessions = await sessionsById(
    tx,
    rows.map(({ sessionId }) => sessionId),
  )
  return {
    items: rows.flatMap((row) => {
      const session = sessions.get(row.sessionId)
      const [by, about] = [people.get(row.authorId), people.get(row.aboutId)]
      return session && by && about ? [{ ...row, by, about, purpose: session.purpose }] : []
    }),
    nextCursor,
  }
}
