// Which of a senpai's hours can still be asked for.
import type { ClosedReason, SessionLength } from "@shirube/vocabulary/mentors/hours/choices"
import { HORIZON_DAYS } from "@shirube/vocabulary/mentors/hours/choices"
import { freeTimes, type SessionAvailability } from "@shirube/vocabulary/mentors/hours/free-times"
import { type Day, dayInJapan, instantInJapan, mondayOf } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { hoursOf, hoursOfAll, type MentorHours } from "#api/modules/mentors/hours/service"
import type { PublishedMentor } from "#api/modules/mentors/mentor-pages/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { isPausedByEditor, pausedByEditors } from "#api/modules/people/screenings/service"
import { arePaused, pausedAmong } from "../absences/service.ts"
import { selectAgreed } from "../queries.ts"

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

interface AgreedSpan {
  readonly mentorId: UserId
  readonly studentId: UserId
  readonly startsAt: string
  readonly endsAt: string
}

/** Agreed sessions of these people, from the Monday of this week on: earlier ones count for the cap. */
async function agreedOf(tx: Tx, people: readonly UserId[], now: Date): Promise<AgreedSpan[]> {
  const from = new Date(instantInJapan(mondayOf(dayInJapan(now)), "00:00"))
  const until = new Date(now.getTime() + (HORIZON_DAYS + 1) * DAY_MS)
  return (await selectAgreed(tx, people, { from, until })).flatMap(({ startsAt, endsAt, ...session }) =>
    startsAt && endsAt
      ? [{ ...session, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }]
      : [],
  )
}

interface Asked {
  readonly userId: UserId
  readonly pausedUntil: Day | null
}

const isOnBreak = ({ pausedUntil }: Pick<Asked, "pausedUntil">, now: Date) =>
  pausedUntil !== null && pausedUntil > dayInJapan(now)

const availabilityOf = (
  { hours, length, daysOff, sessionsPerWeek }: MentorHours,
  { userId, pausedUntil }: Asked,
  agreed: readonly AgreedSpan[],
): SessionAvailability => ({
  hours,
  length,
  taken: agreed.filter(({ mentorId }) => mentorId === userId),
  daysOff,
  noRequestsUntil: pausedUntil,
  sessionsPerWeek,
})

const isBeside = (agreed: readonly AgreedSpan[], length: SessionLength) => (time: string) =>
  agreed.every(
    ({ startsAt, endsAt }) => Date.parse(time) + length * MINUTE_MS <= Date.parse(startsAt) || endsAt <= time,
  )

/**
 * The earliest free time of each, without those who have none or take a break. The same for every reader: blocks and the
 * reader's own sessions are left aside. Four statements, however many senpai there are.
 */
export async function nextFreeTimes(
  tx: Tx,
  asked: readonly Asked[],
  now: Date,
): Promise<ReadonlyMap<UserId, Date>> {
  const ids = asked.map(({ userId }) => userId)
  if (ids.length === 0) return new Map()
  const hoursOfEach = await hoursOfAll(tx, ids)
  const paused = new Set([...(await pausedByEditors(tx, ids)), ...(await pausedAmong(tx, ids, now))])
  const agreed = await agreedOf(tx, ids, now)
  return new Map(
    asked.flatMap((each) => {
      const { userId } = each
      const hours = hoursOfEach.get(userId)
      if (!hours || paused.has(userId) || isOnBreak(each, now)) return []
      const own = agreed.filter(({ mentorId, studentId }) => mentorId === userId || studentId === userId)
      const next = freeTimes(availabilityOf(hours, each, own), now).find(isBeside(own, hours.length))
      return next === undefined ? [] : [[userId, new Date(next)] as const]
    }),
  )
}

interface FreeTimes {
  readonly length: SessionLength
  /** Instants in ISO 8601, earliest first. */
  readonly times: readonly string[]
  /** Times that would be free without the sessions that were agreed. */
  readonly taken: ReadonlySet<string>
  readonly closed: ClosedReason | null
  readonly opensOn: Day | null
}

const none = (closed: ClosedReason, opensOn: Day | null = null): FreeTimes => ({
  length: 30,
  times: [],
  taken: new Set(),
  closed,
  opensOn,
})

/** For this reader, whose own sessions take their times too. */
export async function freeTimesOf(
  tx: Tx,
  { person, page }: Pick<PublishedMentor, "person" | "page">,
  readerId: UserId,
  now: Date,
): Promise<FreeTimes> {
  // A block is never disclosed: it looks like a break.
  if ((await blockedEitherWay(tx, readerId, [person.id])).size > 0) return none("paused")
  const hours = await hoursOf(tx, person.id)
  if (!hours || hours.hours.length === 0) return none("no_hours")
  if ((await isPausedByEditor(tx, person.id)) || (await arePaused(tx, person.id, now))) return none("paused")
  const agreed = await agreedOf(tx, [person.id, readerId], now)
  const asked = { userId: person.id, pausedUntil: page.pausedUntil }
  const availability = availabilityOf(hours, asked, agreed)
  const all = freeTimes({ ...availability, taken: [] }, now)
  const times = freeTimes(availability, now).filter(isBeside(agreed, hours.length))
  const free = new Set(times)
  const taken = new Set(all.filter((time) => !free.has(time)))
  const closed =
    times.length > 0 ? null : isOnBreak(page, now) ? "paused" : all.length > 0 ? "full" : "no_hours"
  return {
    length: hours.length,
    times,
    taken,
    closed,
    opensOn: closed === "paused" ? page.pausedUntil : null,
  }
}
