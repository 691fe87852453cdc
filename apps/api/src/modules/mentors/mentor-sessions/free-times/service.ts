// Which of a senpai's hours can still be asked for.
import type { ClosedReason, SessionLength } from "@shirube/vocabulary/mentors/hours/choices"
import { HORIZON_DAYS } from "@shirube/vocabulary/mentors/hours/choices"
import { freeTimes, type SessionAvailability } from "@shirube/vocabulary/mentors/hours/free-times"
import { type Day, dayInJapan, instantInJapan, mondayOf } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { hoursOf } from "#api/modules/mentors/hours/service"
import type { PublishedMentor } from "#api/modules/mentors/mentor-pages/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { isPausedByEditor } from "#api/modules/people/screenings/service"
import { arePaused } from "../absences/service.ts"
import { selectAgreed } from "../queries.ts"

const DAY_MS = 86_400_000

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
  // A block is never told: it looks like a break.
  if ((await blockedEitherWay(tx, readerId, [person.id])).size > 0) return none("paused")
  const hours = await hoursOf(tx, person.id)
  if (!hours || hours.hours.length === 0) return none("no_hours")
  if ((await isPausedByEditor(tx, person.id)) || (await arePaused(tx, person.id, now))) return none("paused")
  const monday = new Date(instantInJapan(mondayOf(dayInJapan(now)), "00:00"))
  const until = new Date(now.getTime() + (HORIZON_DAYS + 1) * DAY_MS)
  const agreed = await selectAgreed(tx, [person.id, readerId], { from: monday, until })
  const spans = agreed.flatMap(({ mentorId, startsAt, endsAt }) =>
    startsAt && endsAt ? [{ mentorId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }] : [],
  )
  const availability: SessionAvailability = {
    hours: hours.hours,
    length: hours.length,
    taken: spans.filter(({ mentorId }) => mentorId === person.id),
    daysOff: hours.daysOff,
    noRequestsUntil: page.pausedUntil,
    sessionsPerWeek: hours.sessionsPerWeek,
  }
  const all = freeTimes({ ...availability, taken: [] }, now)
  const length = hours.length * 60_000
  const isFreeForReader = (time: string) =>
    spans.every(({ startsAt, endsAt }) => Date.parse(time) + length <= Date.parse(startsAt) || endsAt <= time)
  const times = freeTimes(availability, now).filter(isFreeForReader)
  const free = new Set(times)
  const taken = new Set(all.filter((time) => !free.has(time)))
  const isPaused = page.pausedUntil !== null && page.pausedUntil > dayInJapan(now)
  const closed = times.length > 0 ? null : isPaused ? "paused" : all.length > 0 ? "full" : "no_hours"
  return {
    length: hours.length,
    times,
    taken,
    closed,
    opensOn: closed === "paused" ? page.pausedUntil : null,
  }
}
