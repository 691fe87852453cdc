import type { listSessionPauses } from "@shirube/contract/mentors/mentor-sessions/pauses"
import type { FreeTimes, MentorSession } from "@shirube/contract/mentors/mentor-sessions/routes"
import type { z } from "zod"
import type { listPauses } from "./absences/service.ts"
import type { freeTimesOf } from "./free-times/service.ts"
import { actionsFor, needsReason, possibleTimes } from "./policy.ts"
import type { SessionWithOther } from "./service.ts"

const DAY_MS = 86_400_000

export function presentSession(
  { session, side, other }: SessionWithOther,
  now: Date,
): z.input<typeof MentorSession> {
  const { endsAt, state } = session
  const isOpen = state === "requested" || state === "countered"
  const hasLink = state === "accepted" || (endsAt !== null && now.getTime() < endsAt.getTime() + DAY_MS)
  return {
    id: session.id,
    side,
    other: { id: other.id, name: other.name, seal: other.seal },
    purpose: session.purpose,
    length: session.length,
    questions: session.questions,
    state,
    times: possibleTimes(session, now).map((time) => time.toISOString()),
    times_by: session.timesBy,
    starts_at: session.startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    meeting_url: hasLink && state !== "cancelled" ? session.meetingUrl : null,
    answer_by: isOpen ? session.answerBy.toISOString() : null,
    ended_by: session.endedBy,
    reason: session.reason,
    absent: session.absent,
    can: actionsFor(session, side, now),
    needs_reason: needsReason(session, now),
    requested_at: session.requestedAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
  }
}

export const presentFreeTimes = ({
  length,
  times,
  closed,
  opensOn,
}: Awaited<ReturnType<typeof freeTimesOf>>): z.input<typeof FreeTimes> => ({
  length,
  times: [...times],
  closed,
  opens_on: opensOn,
})

type PauseItem = z.input<typeof listSessionPauses.success.body>["items"][number]

export const presentPause = ({
  member,
  since,
  absences,
}: Awaited<ReturnType<typeof listPauses>>["items"][number]): PauseItem => ({
  member: { id: member.id, name: member.name, seal: member.seal },
  absences,
  since: since.toISOString(),
})
