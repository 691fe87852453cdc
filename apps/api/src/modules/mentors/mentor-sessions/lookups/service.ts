// What messages and feedback need to know about sessions.
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import type { TodayLookups } from "#api/kernel/features/today"
import { presentSession } from "../present.ts"
import type { SessionRow } from "../queries.ts"
import { isPossible, listSessions } from "../service.ts"
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

const MOST = 3
const LOOKED_THROUGH = 10

export const sessionRequestsToday: TodayLookups["session_requests"] = async (tx, { user, now }) => {
  if (user.registerStep !== null || user.suspension || (user.role !== "student" && user.role !== "senpai"))
    return { items: [] }
  const open = await listSessions(tx, user.id, { list: "open", cursor: undefined, limit: LOOKED_THROUGH })
  const waiting = open.items.filter((own) => isPossible("accept", own, now))
  return {
    items: waiting.slice(0, MOST).map((own) => {
      const { id, other, purpose, answer_by } = presentSession(own, now)
      return { id, other, purpose, answer_by }
    }),
  }
}
