// Sessions of a student with a senpai: requests, counter-proposals, agreed times, and how they end.
import type { SessionSide } from "@shirube/vocabulary/mentors/sessions/choices"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { lockOwn, type SessionRow, selectOwn } from "./queries.ts"

export interface OwnSession {
  readonly session: SessionRow
  readonly side: SessionSide
}

const asOwn = (session: SessionRow | undefined, userId: UserId): OwnSession => {
  if (!session) throw new ApiError("mentor_session.not_found")
  return { session, side: session.studentId === userId ? "student" : "mentor" }
}

/** Not found unless the member is one of its two people. */
export const ownSession = async (tx: Tx, id: MentorSessionId, userId: UserId): Promise<OwnSession> =>
  asOwn(await selectOwn(tx, id, userId), userId)

/** As `ownSession`; concurrent changes of the session wait. */
export const lockOwnSession = async (tx: Tx, id: MentorSessionId, userId: UserId): Promise<OwnSession> =>
  asOwn(await lockOwn(tx, id, userId), userId)
