// Thank-yous of students to senpai. Public ones are shown on the senpai's page, with the student's name.
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { type EventType, emit, type Subscriber, subscribe } from "#api/kernel/events/events"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import { suspendedAmong } from "#api/kernel/security/suspension-status"
import { withdrawSubjects } from "#api/modules/editorial/complaints/service"
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
  lockThankYou,
  markRefused,
  selectPublicThankYous,
  selectThankedIn,
  selectThankYou,
  type ThankYouRow,
  upsertThankYou,
} from "../queries.ts"
import { feedbackOn, lockForFeedback, type OwnFeedback } from "../service.ts"

interface NewThankYou {
  readonly text: string
  readonly isPublic: boolean
  readonly confirmsContactData?: boolean
}

export async function saveThankYou(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  { text, isPublic, confirmsContactData }: NewThankYou,
  now: Date,
): Promise<OwnFeedback> {
  const { session, side } = await lockForFeedback(tx, id, userId, now)
  const { studentId, mentorId } = session
  const before = await lockThankYou(tx, id)
  const isRefused = before?.refusedAt || (await blockedEitherWay(tx, studentId, [mentorId])).size > 0
  if (side !== "student" || isRefused) throw new ApiError("mentor_session.changed")
  if (isPublic && !confirmsContactData && contactDataIn(text))
    throw new ApiError("mentor_session.public_contact_data")
  await upsertThankYou(tx, { sessionId: id, studentId, mentorId, text, isPublic, writtenAt: now })
  await emit(tx, thankYouSaved, { sessionId: id, studentId, mentorId })
  if (before?.isPublic || isPublic) await emit(tx, publicThankYousChanged, { mentorId })
  return feedbackOn(tx, id, userId)
}

/** By the student, who can write another one, or by the senpai, for good. */
export async function deleteThankYou(tx: Tx, id: MentorSessionId, userId: UserId, now: Date): Promise<void> {
  const { side } = await lockOwnSession(tx, id, userId)
  if (await dropThankYou(tx, id, { isForGood: side === "mentor" }, now))
    await withdrawSubjects(tx, "thank-you", [id], now)
}

/** Undefined if there is none to delete. */
export async function dropThankYou(
  tx: Tx,
  id: MentorSessionId,
  { isForGood }: { readonly isForGood: boolean },
  now: Date,
): Promise<ThankYouRow | undefined> {
  const thankYou = await lockThankYou(tx, id)
  if (!thankYou || thankYou.refusedAt) return undefined
  const { studentId, mentorId } = thankYou
  if (isForGood) await markRefused(tx, id, now)
  else await deleteThankYouOf(tx, id)
  await emit(tx, thankYouDeleted, { sessionId: id, studentId, mentorId })
  if (thankYou.isPublic) await emit(tx, publicThankYousChanged, { mentorId })
  return thankYou
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
  const hidden = await hiddenAmong(tx, mentorId, studentIds, now)
  const sessions = await sessionsById(
    tx,
    items.map(({ sessionId }) => sessionId),
  )
  return {
    items: items.flatMap((item) => {
      const by = people.get(item.studentId)
      const session = sessions.get(item.sessionId)
      return by && session && !hidden.has(item.studentId) ? [{ ...item, by, purpose: session.purpose }] : []
    }),
    nextCursor,
    studentIds,
  }
}

async function hiddenAmong(tx: Tx, mentorId: UserId, studentIds: readonly UserId[], now: Date) {
  const suspended = await suspendedAmong(tx, studentIds, now)
  const apart = await blockedEitherWay(tx, mentorId, studentIds)
  return new Set([...suspended, ...apart])
}

/** Undefined unless the list shows it. */
export async function findPublicThankYou(
  tx: Tx,
  id: MentorSessionId,
  { config, now }: RequestContext,
): Promise<ThankYouRow | undefined> {
  const thankYou = await selectThankYou(tx, id)
  if (!thankYou?.isPublic) return undefined
  const { mentorId, studentId } = thankYou
  if (!(await findShown(tx, mentorId, { config, now }))) return undefined
  return (await hiddenAmong(tx, mentorId, [studentId], now)).size > 0 ? undefined : thankYou
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
