// What messages and feedback need to know about sessions.
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import type { SessionRow } from "../queries.ts"
import { countHeld, selectMentorsOf, selectSessionIdsOf, selectSessions } from "./queries.ts"

export async function sessionsById(
  tx: Tx,
  ids: readonly MentorSessionId[],
): Promise<ReadonlyMap<MentorSessionId, SessionRow>> {
  const found = ids.length === 0 ? [] : await selectSessions(tx, [...new Set(ids)])
  return new Map(found.map((session) => [session.id, session]))
}

export const sessionIdsOf = async (tx: Tx, people: readonly UserId[]): Promise<MentorSessionId[]> =>
  (await selectSessionIdsOf(tx, people)).map(({ id }) => id)

export const mentorsOf = async (tx: Tx, students: readonly UserId[]): Promise<UserId[]> =>
  (await selectMentorsOf(tx, students)).map(({ mentorId }) => mentorId)

export const heldSessionsOf = (tx: Tx, mentorId: UserId) => countHeld(tx, mentorId)
