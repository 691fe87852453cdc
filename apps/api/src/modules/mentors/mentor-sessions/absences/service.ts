// Absences. Three of them within 90 days pause a member's sessions, until an editor lifts that or 90 days
// have passed.
import { ABSENCE_PERIOD_DAYS, ABSENCES_THAT_PAUSE } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Visit } from "#api/kernel/security/session"
import type { Vault } from "#api/kernel/security/vault"
import { writersOf } from "#api/modules/identity/accounts/service"
import { aboutUser, recordAudit } from "#api/modules/identity/audit/service"
import { sessionPauseChanged } from "../events.ts"
import { otherSide } from "../policy.ts"
import { selectAbsences } from "../queries.ts"
import { change, lockOwnSession, type OwnSession, refuseUnless } from "../service.ts"
import { liftPause, selectPause, selectPausedAmong, selectPauses, upsertPause } from "./queries.ts"

const DAY_MS = 86_400_000
const periodStart = (now: Date) => new Date(now.getTime() - ABSENCE_PERIOD_DAYS * DAY_MS)

/** Whether this member can neither request sessions nor be asked for one. */
export async function arePaused(tx: Tx, userId: UserId, now: Date): Promise<boolean> {
  const pause = await selectPause(tx, userId)
  return pause !== undefined && pause.liftedAt === null && pause.pausedAt > periodStart(now)
}

/** As `arePaused`, for many. */
export const pausedAmong = async (
  tx: Tx,
  userIds: readonly UserId[],
  now: Date,
): Promise<ReadonlySet<UserId>> =>
  new Set((await selectPausedAmong(tx, userIds, periodStart(now))).map(({ userId }) => userId))

export async function reportAbsence(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  now: Date,
): Promise<OwnSession> {
  const own = await lockOwnSession(tx, id, userId)
  const { session, side } = own
  refuseUnless("report_absence", own, now)
  const absentSide = otherSide(side)
  const values = {
    state: "missed" as const,
    absent: [...session.absent, absentSide],
    times: [],
    timesBy: null,
  }
  const changed = await change(tx, session, values, { what: "absent", by: side }, now)
  await pauseIfOften(tx, absentSide === "student" ? session.studentId : session.mentorId, now)
  return { session: changed, side }
}

async function pauseIfOften(tx: Tx, userId: UserId, now: Date): Promise<void> {
  if (await arePaused(tx, userId, now)) return
  const lifted = (await selectPause(tx, userId))?.liftedAt
  const start = periodStart(now)
  const absences = await selectAbsences(tx, userId, lifted && lifted > start ? lifted : start)
  if (absences.length < ABSENCES_THAT_PAUSE) return
  await upsertPause(tx, userId, { pausedAt: now, absences: absences.length })
  await emit(tx, sessionPauseChanged, { userId, isPaused: true })
}

interface Editing {
  readonly editorId: UserId
  readonly visit: Visit
  readonly vault: Vault
  readonly now: Date
}

/** Earlier absences no longer count. Nothing happens if the member is not paused. */
export async function liftSessionPause(
  tx: Tx,
  userId: UserId,
  { editorId, visit, vault, now }: Editing,
): Promise<void> {
  if (!(await writersOf(tx, [userId])).has(userId)) throw new ApiError("member.not_found")
  if (!(await liftPause(tx, userId, { liftedAt: now, liftedBy: editorId }))) return
  await recordAudit(tx, vault, visit, {
    event: "mentor_session.pause_lifted",
    by: { kind: "editor", id: editorId },
    about: aboutUser(userId),
  })
  await emit(tx, sessionPauseChanged, { userId, isPaused: false })
}

export async function listPauses(tx: Tx, { cursor, limit }: PageRequest, now: Date) {
  const page = { since: periodStart(now), after: byMoment.decode(cursor), limit: limit + 1 }
  const { items: rows, nextCursor } = byMoment.page(await selectPauses(tx, page), limit, (row) => ({
    at: row.position,
    id: row.userId,
  }))
  const people = await writersOf(
    tx,
    rows.map(({ userId }) => userId),
  )
  return {
    items: rows.flatMap(({ userId, pausedAt, absences }) => {
      const member = people.get(userId)
      return member ? [{ member, since: pausedAt, absences }] : []
    }),
    nextCursor,
  }
}
