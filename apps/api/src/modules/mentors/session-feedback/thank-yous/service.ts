// Thank-yous of students to senpai. Public ones are shown on the senpai's page, with the student's name.
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { type EventType, emit, type Subscriber, subscribe } from "#api/kernel/events/events"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import { suspendedAmong } from "#api/kernel/security/suspension-status"
import { accountSuspended, suspensionEnded } from "#api/modules/editorial/suspensions/events"
import { membersOf } from "#api/modules/identity/accounts/service"
import { findShown } from "#api/modules/mentors/mentor-pages/service"
import { sessionsById } from "#api/modules/mentors/mentor-sessions/lookups/service"
import { lockOwnSession } from "#api/modules/mentors/mentor-sessions/service"
import { blocksChanged } from "#api/modules/people/blocks/events"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { publicThankYousChanged, thankYouDeleted, thankYouSaved } from "../events.ts"
import {
  deleteThankYouOf,
  markRefused,
  selectPublicThankYous,
  selectThankedIn,
  selectThankYou,
  upsertThankYou,
} from "../queries.ts"
import { feedbackOn, lockForFeedback, type OwnFeedback } from "../service.ts"

interface ThankYou {
  readonly text: string
  readonly isPublic: boolean
}

export async function saveThankYou(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  thankYou: ThankYou,
  now: Date,
): Promise<OwnFeedback> {
  const { session, side } = await lockForFeedback(tx, id, userId, now)
  const { studentId, mentorId } = session
  const before = await selectThankYou(tx, id)
  const isRefused = before?.refusedAt || (await blockedEitherWay(tx, studentId, [mentorId])).size > 0
  if (side !== "student" || isRefused) throw new ApiError("mentor_session.changed")
  await upsertThankYou(tx, { sessionId: id, studentId, mentorId, ...thankYou, writtenAt: now })
  await emit(tx, thankYouSaved, { sessionId: id, studentId, mentorId })
  if (before?.isPublic || thankYou.isPublic) await emit(tx, publicThankYousChanged, { mentorId })
  return feedbackOn(tx, id, userId)
}

/** By the student, who can write another one, or by the senpai, for good. */
export async function deleteThankYou(tx: Tx, id: MentorSessionId, userId: UserId, now: Date): Promise<void> {
  const { session, side } = await lockOwnSession(tx, id, userId)
  const { studentId, mentorId } = session
  const thankYou = await selectThankYou(tx, id)
  if (!thankYou || thankYou.refusedAt) return
  if (side === "student") await deleteThankYouOf(tx, id)
  else await markRefused(tx, id, now)
  await emit(tx, thankYouDeleted, { sessionId: id, studentId, mentorId })
  if (thankYou.isPublic) await emit(tx, publicThankYousChanged, { mentorId })
}

interface RequestContext {
  readonly config: Pick<Config, "demo">
  readonly now: Date
}

/** Without those of students who are suspended, or apart from the senpai by a block. */
export async function listThankYous(
  tx: Tx,
  mentorId: UserId,
  { cursor, limit }: PageRequest,
  { config, now }: RequestContext,
) {
  const after = byMoment.decode(cursor)
  if (!(await findShown(tx, mentorId, { config, now }))) throw new ApiError("mentor.not_found")
  const found = await selectPublicThankYous(tx, mentorId, { after, limit: limit + 1 })
  const { items, nextCursor } = byMoment.page(found, limit, ({ position, sessionId }) => ({
    at: position,
    id: sessionId,
  }))
  const studentIds = items.map(({ studentId }) => studentId)
  const people = await membersOf(tx, studentIds, config)
  const suspended = await suspendedAmong(tx, studentIds, now)
  const apart = await blockedEitherWay(tx, mentorId, studentIds)
  const sessions = await sessionsById(
    tx,
    items.map(({ sessionId }) => sessionId),
  )
  return {
    items: items.flatMap((item) => {
      const by = people.get(item.studentId)
      const session = sessions.get(item.sessionId)
      const isHidden = suspended.has(item.studentId) || apart.has(item.studentId)
      return by && session && !isHidden ? [{ ...item, by, purpose: session.purpose }] : []
    }),
    nextCursor,
    studentIds,
  }
}

/** Drops the stored lists that these people's thank-yous are in, or that are about them. */
async function dropListsOf(tx: Tx, people: readonly UserId[]): Promise<void> {
  for (const { mentorId } of await selectThankedIn(tx, people))
    await emit(tx, publicThankYousChanged, { mentorId })
}

const dropAfter = <Payload extends { readonly userId: UserId }>(
  event: EventType<Payload>,
  queue: string,
): Subscriber =>
  subscribe(
    event,
    queue,
    ({ db }) =>
      ({ userId }) =>
        db.transaction((tx) => dropListsOf(tx, [userId])),
  )

export const thankYouSubscribers: readonly Subscriber[] = [
  dropAfter(accountSuspended, "thank-yous-suspended"),
  dropAfter(suspensionEnded, "thank-yous-suspension-ended"),
  dropAfter(blocksChanged, "thank-yous-blocks"),
]

/** The rows are deleted by cascade. */
export const dropOnAccountDeleted: OnAccountDeleted = (tx, people) => dropListsOf(tx, people)
