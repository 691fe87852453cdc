// What is due for a member: dates of every feature, and the current steps of their class.
import type { DueItem } from "@shirube/contract/season/calendar/due"
import { withoutRuby } from "@shirube/contract/text/furigana"
import { endOf } from "@shirube/vocabulary/season/calendar/road"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { CalendarEntryId, UserId } from "#api/kernel/db/ids"
import { namedId } from "#api/kernel/db/ids"
import type { DueTick } from "#api/kernel/features/due"
import type { TodayLookups, TodayReader } from "#api/kernel/features/today"
import { ApiError } from "#api/kernel/http/errors"
import { dueFor } from "../due/service.ts"
import { classFor, tick, untick } from "../mine/service.ts"
import { selectOpenSteps } from "./queries.ts"

const MOST = 4
const MOST_STEPS = 2
const DAYS_AHEAD = 14
/** For how long a missed deadline is shown. */
const DAYS_OVERDUE = 14
const STEP = "step"

const prefixOf = (id: string) => id.split(" ", 1)[0]
const tickFor = (ticks: readonly DueTick[], id: string) => ticks.find(({ prefix }) => prefix === prefixOf(id))

export const dueToday: TodayLookups["due"] = async (tx, { user, language, now, platform }) => {
  const today = dayInJapan(now)
  const range = {
    userId: user.id,
    from: addDays(today, -DAYS_OVERDUE),
    until: addDays(today, DAYS_AHEAD),
    now,
  }
  const dates = (await dueFor(tx, platform.dueSources, range)).map((item) => ({
    ...shown(item, language),
    can_tick: tickFor(platform.dueTicks, item.id) !== undefined,
  }))
  // What is over and cannot be ticked is no longer due; events are shown as tickets.
  const open = dates.filter(
    ({ kind, can_tick, starts_on, ends_on }) =>
      kind !== "event" && (can_tick || endOf({ startsOn: starts_on, endsOn: ends_on }) >= today),
  )
  const steps = await stepsOf(tx, { user, language }, today)
  return { today, items: [...open.slice(0, MOST), ...steps].slice(0, MOST) }
}

const shown = (
  { id, kind, title, starts_on, ends_on, starts_at, href }: DueItem,
  language: TodayReader["language"],
) => ({ id, kind, title: title[language], starts_on, ends_on, starts_at, href })

async function stepsOf(tx: Tx, { user, language }: Pick<TodayReader, "user" | "language">, today: string) {
  const { class: key } = await classFor(tx, user.id)
  if (key === null) return []
  const steps = await selectOpenSteps(tx, user.id, { class: key, language, today, limit: MOST_STEPS })
  return steps.map(({ entryId, title, startsOn, endsOn }) => ({
    id: `${STEP} ${entryId}`,
    kind: "other" as const,
    title: withoutRuby(title),
    starts_on: startsOn,
    ends_on: endsOn,
    starts_at: null,
    href: `/shukatsu-calendar/${entryId}`,
    can_tick: true,
  }))
}

export const stepTick: DueTick = {
  prefix: STEP,
  async set(tx, { userId, rest, isDone, now }) {
    const id = namedId<CalendarEntryId>(rest)
    if (isDone) await tick(tx, userId, id, now)
    else await untick(tx, userId, id)
    return true
  },
}

interface Ticked {
  readonly userId: UserId
  readonly id: string
  readonly isDone: boolean
  readonly now: Date
}

/** The feature that has the item marks it. */
export async function setDueDone(tx: Tx, ticks: readonly DueTick[], { id, ...how }: Ticked): Promise<void> {
  const own = tickFor(ticks, id)
  const isSet = await own?.set(tx, { ...how, rest: id.slice(own.prefix.length + 1) })
  if (!isSet) throw new ApiError("calendar.no_such_entry")
}
