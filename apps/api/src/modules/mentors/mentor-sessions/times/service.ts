// Agreeing on a time: either side accepts one of the other's, or proposes others.
import { randomBytes } from "node:crypto"
import type { SessionSide } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { DAYS_TO_ANSWER } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { hoursOf } from "#api/modules/mentors/hours/service"
import type { SessionNews } from "../events.ts"
import { endOf, isProposable, needsReason, possibleTimes } from "../policy.ts"
import { type SessionRow, selectAgreed } from "../queries.ts"
import { change, lockOwnSession, type OwnSession, ownSession, refuseUnless } from "../service.ts"

const DAY_MS = 86_400_000

type MeetingConfig = Pick<Config, "meetingUrl">

/** The senpai's own link, or a room with an address that cannot be guessed; null without either. */
async function meetingUrlFor(
  tx: Tx,
  mentorId: UserId,
  { meetingUrl }: MeetingConfig,
): Promise<string | null> {
  const own = (await hoursOf(tx, mentorId))?.meetingLink
  if (own) return own
  return meetingUrl === undefined ? null : `${meetingUrl}/shirube-${randomBytes(15).toString("base64url")}`
}

/** Both accounts are locked in the order of their ids: no one agrees to two sessions at once. */
async function lockBoth(tx: Tx, id: MentorSessionId, userId: UserId): Promise<OwnSession> {
  const { session } = await ownSession(tx, id, userId)
  for (const person of [session.studentId, session.mentorId].toSorted()) await lockAccount(tx, person)
  return lockOwnSession(tx, id, userId)
}

async function refuseTaken(tx: Tx, session: SessionRow, starts: readonly Date[]): Promise<void> {
  for (const from of starts) {
    const span = { from, until: endOf(from, session.length), except: session.id }
    const agreed = await selectAgreed(tx, [session.mentorId, session.studentId], span)
    if (agreed.length > 0) throw new ApiError("mentor_session.time_taken")
  }
}

export async function acceptTime(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  startsAt: Date,
  { config, now }: { readonly config: MeetingConfig; readonly now: Date },
): Promise<OwnSession> {
  const own = await lockBoth(tx, id, userId)
  const { session, side } = own
  refuseUnless("accept", own, now)
  if (!possibleTimes(session, now).some((time) => time.getTime() === startsAt.getTime()))
    throw new ApiError("mentor_session.changed")
  await refuseTaken(tx, session, [startsAt])
  const meetingUrl = session.meetingUrl ?? (await meetingUrlFor(tx, session.mentorId, config))
  if (meetingUrl === null && side === "mentor") throw new ApiError("mentor_session.link_needed")
  const start = startsAt.toISOString()
  const news: SessionNews = session.startsAt
    ? { what: "moved", by: side, startsAt: start, before: session.startsAt.toISOString() }
    : { what: "accepted", startsAt: start }
  const agreed = {
    state: "accepted" as const,
    startsAt,
    endsAt: endOf(startsAt, session.length),
    times: [],
    timesBy: null,
    meetingUrl,
    reason: null,
  }
  return { session: await change(tx, session, agreed, news, now), side }
}

const counterState = { student: "requested", mentor: "countered" } as const satisfies Record<
  SessionSide,
  SessionRow["state"]
>

export async function proposeTimes(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  { times, reason }: { readonly times: readonly Date[]; readonly reason: string | null },
  { config, now }: { readonly config: MeetingConfig; readonly now: Date },
): Promise<OwnSession> {
  const own = await lockBoth(tx, id, userId)
  const { session, side } = own
  refuseUnless("propose", own, now)
  if (needsReason(session, now) && reason === null) throw new ApiError("mentor_session.reason_needed")
  if (!times.every((time) => isProposable(time, session.length, now)))
    throw new ApiError("mentor_session.time_unavailable")
  await refuseTaken(tx, session, times)
  if (side === "mentor" && (await meetingUrlFor(tx, userId, config)) === null)
    throw new ApiError("mentor_session.link_needed")
  const proposed = { times: [...times], timesBy: side, reason }
  if (session.state === "accepted" && session.startsAt) {
    const startsAt = session.startsAt.toISOString()
    return { session: await change(tx, session, proposed, { what: "moving", by: side, startsAt }, now), side }
  }
  const state = counterState[side]
  const values = { ...proposed, state, answerBy: new Date(now.getTime() + DAYS_TO_ANSWER * DAY_MS) }
  return { session: await change(tx, session, values, { what: state }, now), side }
}

/** Declines a request, or other times for an agreed session, which then stays as it is. */
export async function decline(
  tx: Tx,
  id: MentorSessionId,
  userId: UserId,
  reason: string | null,
  now: Date,
): Promise<OwnSession> {
  const own = await lockOwnSession(tx, id, userId)
  const { session, side } = own
  refuseUnless("decline", own, now)
  const cleared = { times: [], timesBy: null, reason }
  if (session.state === "accepted" && session.startsAt) {
    const news = { what: "move_declined", by: side, startsAt: session.startsAt.toISOString() } as const
    return { session: await change(tx, session, cleared, news, now), side }
  }
  const values = { ...cleared, state: "declined" as const, endedBy: side }
  return { session: await change(tx, session, values, { what: "declined", by: side }, now), side }
}
