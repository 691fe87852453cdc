// Sessions of a student with a senpai: what all of their steps share.
import type {
  SessionAction,
  SessionList,
  SessionSide,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import { writersOf } from "#api/modules/identity/accounts/service"
import { type SessionNews, type SessionRef, sessionChanged } from "./events.ts"
import { actionsFor } from "./policy.ts"
import { lockSession, type SessionRow, selectList, selectOwn, updateSession } from "./queries.ts"

export interface OwnSession {
  readonly session: SessionRow
  readonly side: SessionSide
}

const asOwn = (session: SessionRow | undefined, userId: UserId): OwnSession => {
  if (session?.studentId === userId) return { session, side: "student" }
  if (session?.mentorId === userId) return { session, side: "mentor" }
  throw new ApiError("mentor_session.not_found")
}

/** Not found unless the member is one of its two people. */
export const ownSession = async (tx: Tx, id: MentorSessionId, userId: UserId): Promise<OwnSession> =>
  asOwn(await selectOwn(tx, id, userId), userId)

/** As `ownSession`; concurrent changes of the session wait. */
export const lockOwnSession = async (tx: Tx, id: MentorSessionId, userId: UserId): Promise<OwnSession> =>
  asOwn(await lockSession(tx, id), userId)

export const isPossible = (action: SessionAction, { session, side }: OwnSession, now: Date) =>
  actionsFor(session, side, now).includes(action)

export function refuseUnless(action: SessionAction, own: OwnSession, now: Date): void {
  if (!isPossible(action, own, now)) throw new ApiError("mentor_session.changed")
}

export const refOf = ({ id, studentId, mentorId }: SessionRow): SessionRef => ({
  sessionId: id,
  studentId,
  mentorId,
})

/** Changes a locked session and notifies both people. */
export async function change(
  tx: Tx,
  session: SessionRow,
  values: Partial<SessionRow>,
  news: SessionNews,
  now: Date,
): Promise<SessionRow> {
  const changed = await updateSession(tx, session.id, { ...values, updatedAt: now })
  await emit(tx, sessionChanged, { ...refOf(session), news })
  return changed
}

export interface SessionWithOther extends OwnSession {
  readonly other: { readonly id: UserId; readonly name: string; readonly seal: string }
}

const otherOf = ({ studentId, mentorId }: SessionRow, side: SessionSide) =>
  side === "student" ? mentorId : studentId

/** Adds the other people, with one statement. */
export async function withOthers(tx: Tx, own: readonly OwnSession[]): Promise<SessionWithOther[]> {
  const people = await writersOf(
    tx,
    own.map(({ session, side }) => otherOf(session, side)),
  )
  return own.flatMap(({ session, side }) => {
    const other = people.get(otherOf(session, side))
    return other ? [{ session, side, other }] : []
  })
}

export async function withOther(tx: Tx, own: OwnSession): Promise<SessionWithOther> {
  const [found] = await withOthers(tx, [own])
  if (!found) throw new ApiError("mentor_session.not_found")
  return found
}

export async function listSessions(
  tx: Tx,
  userId: UserId,
  { list, cursor, limit }: PageRequest & { readonly list: SessionList },
) {
  const after = byMoment.decode(cursor)
  const found = await selectList(tx, userId, { list, after, limit: limit + 1 })
  const { items, nextCursor } = byMoment.page(found, limit, ({ session, position }) => ({
    at: position,
    id: session.id,
  }))
  return {
    items: await withOthers(
      tx,
      items.map(({ session }) => asOwn(session, userId)),
    ),
    nextCursor,
  }
}
