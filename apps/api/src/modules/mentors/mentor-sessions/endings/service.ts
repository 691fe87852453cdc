// How sessions end: by one of the two people, by the clock, or with an account.
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { ApiError } from "#api/kernel/http/errors"
import type { OnVerificationEnded } from "#api/kernel/process/verification-endings"
import { type Because, sessionLost } from "../events.ts"
import { needsReason } from "../policy.ts"
import {
  lockSession,
  type SessionRow,
  selectUnfinishedOf,
  selectUnfinishedOfAll,
  updateSession,
} from "../queries.ts"
import { change, lockOwnSession, type OwnSession, refuseUnless } from "../service.ts"

/** An answer is no longer pending. */
const settled = () => ({ times: [] as Date[], timesBy: null })

export async function withdraw(tx: Tx, id: MentorSessionId, userId: UserId, now: Date): Promise<OwnSession> {
  const own = await lockOwnSession(tx, id, userId)
  refuseUnless("withdraw", own, now)
  const values = { ...settled(), state: "withdrawn" as const, endedBy: own.side, reason: null }
  return { session: await change(tx, own.session, values, { what: "withdrawn" }, now), side: own.side }
}

export async function cancel(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  reason: string | null,
  now: Date,
): Promise<OwnSession> {
  const own = await lockOwnSession(tx, id, userId)
  refuseUnless("cancel", own, now)
  if (needsReason(own.session, now) && reason === null) throw new ApiError("mentor_session.reason_needed")
  return { session: await cancelBy(tx, own.session, { by: own.side, reason }, now), side: own.side }
}

const cancelBy = (
  tx: Tx,
  session: SessionRow,
  { by, reason }: { readonly by: SessionRow["endedBy"]; readonly reason: string | null },
  now: Date,
) => {
  const startsAt = (session.startsAt ?? now).toISOString()
  const values = { ...settled(), state: "cancelled" as const, endedBy: by, reason }
  return change(tx, session, values, { what: "cancelled", by, startsAt }, now)
}

/** A request without an answer. */
export async function expire(tx: Tx, id: MentorSessionId, now: Date): Promise<void> {
  const session = await lockSession(tx, id)
  if (!session || !isOpen(session) || session.answerBy > now) return
  await change(tx, session, { ...settled(), state: "expired", reason: null }, { what: "expired" }, now)
}

const isOpen = ({ state }: SessionRow) => state === "requested" || state === "countered"

/** An agreed session whose time is over. */
export async function conclude(tx: Tx, id: MentorSessionId, now: Date): Promise<void> {
  const session = await lockSession(tx, id)
  if (session?.state !== "accepted" || !session.endsAt || session.endsAt > now) return
  await change(tx, session, { ...settled(), state: "held" }, { what: "held" }, now)
}

interface MentorEnding {
  readonly because: Because
  /** Agreed sessions stay. */
  readonly keepsAgreed: boolean
}

/** Declines a senpai's open requests, and cancels agreed sessions unless they stay. */
export async function endForMentor(
  tx: Tx,
  mentorId: UserId,
  { because, keepsAgreed }: MentorEnding,
  now: Date,
): Promise<void> {
  for (const { id } of await selectUnfinishedOf(tx, mentorId)) {
    const session = await lockSession(tx, id)
    if (session?.mentorId !== mentorId) continue
    const values = { ...settled(), endedBy: "mentor" as const, reason: null }
    if (isOpen(session)) {
      const declined = { ...values, state: "declined" as const }
      await change(tx, session, declined, { what: "declined", by: "mentor", because }, now)
    } else if (!keepsAgreed && session.startsAt && session.startsAt > now) {
      const news = {
        what: "cancelled",
        by: "mentor",
        because,
        startsAt: session.startsAt.toISOString(),
      } as const
      await change(tx, session, { ...values, state: "cancelled" }, news, now)
    }
  }
}

/** Ends all that is open or agreed, for example when an account is suspended. Returns how many sessions were agreed. */
export async function endUnfinished(
  tx: Tx,
  userId: UserId,
  now: Date,
  { with: other }: { readonly with?: UserId } = {},
): Promise<number> {
  let agreed = 0
  for (const { id } of await selectUnfinishedOf(tx, userId, other))
    if (await endIfUnfinished(tx, id, now)) agreed++
  return agreed
}

/** Returns whether it was agreed. */
async function endIfUnfinished(tx: Tx, id: MentorSessionId, now: Date): Promise<boolean> {
  const session = await lockSession(tx, id)
  if (session?.state === "accepted" && session.startsAt && session.startsAt > now) {
    await cancelBy(tx, session, { by: null, reason: null }, now)
    return true
  }
  if (session && isOpen(session)) {
    const values = { ...settled(), state: "cancelled" as const, reason: null }
    const startsAt = now.toISOString()
    await change(tx, session, values, { what: "cancelled", by: null, startsAt }, now)
  }
  return false
}

/** By an editor, after a report: both can still read the messages but not write. If permanent, the session ends too. */
export async function closeThread(
  tx: Tx,
  id: MentorSessionId,
  { isForGood }: { readonly isForGood: boolean },
  now: Date,
): Promise<void> {
  const session = await lockSession(tx, id)
  if (!session) return
  await updateSession(tx, id, { threadClosedAt: session.threadClosedAt ?? now })
  if (isForGood) await endIfUnfinished(tx, id, now)
}

/** Sessions are for verified students. */
export const endWithVerification: OnVerificationEnded = (tx, userId, now) => endUnfinished(tx, userId, now)

/** The rows are deleted by cascade; the other people are notified here. */
export const tellOnAccountDeleted: OnAccountDeleted = async (tx, people) => {
  const gone = new Set(people)
  for (const { studentId, mentorId, startsAt } of await selectUnfinishedOfAll(tx, people))
    for (const userId of [studentId, mentorId].filter((person) => !gone.has(person)))
      await emit(tx, sessionLost, { userId, startsAt: startsAt?.toISOString() ?? null })
}
