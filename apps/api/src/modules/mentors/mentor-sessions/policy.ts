// What can happen to a session, and when.
import {
  EARLIEST_TIME,
  HORIZON_DAYS,
  LATEST_TIME,
  LEAD_HOURS,
  MINUTES_BETWEEN_STARTS,
} from "@shirube/vocabulary/mentors/hours/choices"
import {
  ABSENCE_REPORT_DAYS,
  ABSENT_AFTER_MINUTES,
  CHANGES_UNTIL_HOURS,
  DAYS_AFTER_SESSION,
  type SessionAction,
  type SessionSide,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { dayInJapan, instantInJapan } from "@shirube/vocabulary/time/days"
import type { SessionRow } from "./queries.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export const otherSide = (side: SessionSide): SessionSide => (side === "student" ? "mentor" : "student")

/** Proposed times that have not passed. */
export const possibleTimes = ({ times }: Pick<SessionRow, "times">, now: Date) =>
  times.filter((time) => time > now)

type Facts = Pick<
  SessionRow,
  "state" | "times" | "timesBy" | "startsAt" | "endsAt" | "absent" | "threadClosedAt"
>

/** In the order in which a page offers them. */
export function actionsFor(session: Facts, side: SessionSide, now: Date): SessionAction[] {
  const { state, timesBy } = session
  const hasAnswerDue = timesBy === otherSide(side) && possibleTimes(session, now).length > 0
  const isAhead = session.startsAt !== null && now < session.startsAt
  const can = {
    accept: hasAnswerDue && (state !== "accepted" || isAhead),
    propose:
      (state === "requested" && side === "mentor") ||
      state === "countered" ||
      (state === "accepted" && isAhead),
    decline:
      (side === "mentor" && (state === "requested" || state === "countered")) ||
      (state === "accepted" && isAhead && hasAnswerDue),
    withdraw: side === "student" && (state === "requested" || state === "countered"),
    cancel: state === "accepted" && isAhead,
    report_absence: canReportAbsence(session, side, now),
    write: canWrite(session, now),
    give_feedback: state === "held" && isWithin(session.endsAt, DAYS_AFTER_SESSION, now),
  } satisfies Record<SessionAction, boolean>
  return (Object.keys(can) as SessionAction[]).filter((action) => can[action])
}

const isWithin = (since: Date | null, days: number, now: Date) =>
  since !== null && now.getTime() <= since.getTime() + days * DAY_MS

function canReportAbsence({ state, startsAt, absent }: Facts, side: SessionSide, now: Date): boolean {
  if (startsAt === null || absent.includes(otherSide(side))) return false
  const hasBegun = now.getTime() >= startsAt.getTime() + ABSENT_AFTER_MINUTES * MINUTE_MS
  const isOver = state === "held" || state === "missed"
  return hasBegun && (state === "accepted" || isOver) && isWithin(startsAt, ABSENCE_REPORT_DAYS, now)
}

function canWrite({ state, endsAt, threadClosedAt }: Facts, now: Date): boolean {
  if (threadClosedAt !== null) return false
  if (state === "held" || state === "missed") return isWithin(endsAt, DAYS_AFTER_SESSION, now)
  return state === "requested" || state === "countered" || state === "accepted"
}

export const needsReason = ({ state, startsAt }: Pick<SessionRow, "state" | "startsAt">, now: Date) =>
  state === "accepted" &&
  startsAt !== null &&
  startsAt.getTime() - now.getTime() < CHANGES_UNTIL_HOURS * HOUR_MS

/** Whether both may be asked to meet then: in the daytime in Japan, on the half hour, neither too soon nor too far. */
export function isProposable(start: Date, length: number, now: Date): boolean {
  const ahead = start.getTime() - now.getTime()
  if (ahead < LEAD_HOURS * HOUR_MS || ahead > HORIZON_DAYS * DAY_MS) return false
  const day = dayInJapan(start)
  const at = (time: string) => Date.parse(instantInJapan(day, time))
  const isOnGrid = (start.getTime() - at("00:00")) % (MINUTES_BETWEEN_STARTS * MINUTE_MS) === 0
  return (
    isOnGrid &&
    at(EARLIEST_TIME) <= start.getTime() &&
    start.getTime() + length * MINUTE_MS <= at(LATEST_TIME)
  )
}

export const endOf = (start: Date, length: number) => new Date(start.getTime() + length * MINUTE_MS)
