// Messages between the two people of a session. No one else reads them, except editors while a report waits.

import type { SessionSide } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import type { Tx } from "#api/kernel/db/client"
import { type MentorSessionId, newId, type SessionMessageId, type UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import { ofBoth, type SessionRef } from "#api/modules/mentors/mentor-sessions/events"
import {
  isPossible,
  lockOwnSession,
  type OwnSession,
  ownSession,
} from "#api/modules/mentors/mentor-sessions/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { insertMessage, type MessageRow, selectByRetryKey, selectNewest } from "./queries.ts"

/** Without the text: events are stored. */
export const messageSent = event<SessionRef & { readonly by: SessionSide }>(
  "mentor_session.message_sent",
  ofBoth,
)

export interface Message extends Omit<MessageRow, "authorId"> {
  readonly by: SessionSide
}

const withSide = ({ studentId }: Pick<SessionRef, "studentId">, message: MessageRow): Message => ({
  id: message.id,
  by: message.authorId === studentId ? "student" : "mentor",
  text: message.text,
  sentAt: message.sentAt,
})

/** Newest first. */
export async function listMessages(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  { cursor, limit }: PageRequest,
) {
  const after = byMoment.decode(cursor)
  const { session } = await ownSession(tx, id, userId)
  const found = await selectNewest(tx, id, { after, limit: limit + 1 })
  const { items, nextCursor } = byMoment.page(found, limit, ({ position, id }) => ({ at: position, id }))
  return { items: items.map((message) => withSide(session, message)), nextCursor }
}

interface NewMessage {
  readonly text: string
  readonly confirmsContactData: boolean
  readonly retryKey: string | null
}

interface RequestContext {
  readonly userId: UserId
  readonly now: Date
  readonly platform: Pick<Platform, "vault">
}

export async function sendMessage(
  tx: Tx,
  id: MentorSessionId,
  { text, confirmsContactData, retryKey }: NewMessage,
  { userId, now, platform }: RequestContext,
): Promise<Message> {
  const own = await lockOwnSession(tx, id, userId)
  const { session, side } = own
  const key = retryKey && platform.vault.digest(`${id} ${retryKey}`, "session message")
  const known = key && (await selectByRetryKey(tx, userId, key))
  if (known) return withSide(session, known)
  if (!isPossible("write", own, now) || (await areApart(tx, own)))
    throw new ApiError("mentor_session.thread_closed")
  const isAgreed = session.startsAt !== null
  if (!isAgreed && !confirmsContactData && contactDataIn(text))
    throw new ApiError("mentor_session.contact_data")
  const sent = await insertMessage(tx, {
    id: newId<SessionMessageId>(),
    sessionId: id,
    authorId: userId,
    text,
    sentAt: now,
    retryKey: key,
  })
  const { studentId, mentorId } = session
  await emit(tx, messageSent, { sessionId: id, studentId, mentorId, by: side })
  return withSide(session, sent)
}

/** For a demo. */
export const seedMessage = (
  tx: Tx,
  message: { readonly sessionId: MentorSessionId; readonly authorId: UserId; readonly text: string },
  sentAt: Date,
) => insertMessage(tx, { id: newId<SessionMessageId>(), ...message, sentAt })

/** The answer is the same as for a closed thread: a block is never told. */
const areApart = async (tx: Tx, { session: { studentId, mentorId } }: OwnSession) =>
  (await blockedEitherWay(tx, studentId, [mentorId])).size > 0
