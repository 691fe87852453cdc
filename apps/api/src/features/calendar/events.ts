import type { CalendarEntryId, OwnCalendarEntryId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Touched {
  readonly entryId: CalendarEntryId
}

/** What every season is kept under: any change may move something in, out or elsewhere. */
export const CALENDAR = "calendar"
/** What tells today's date is kept under it until the day is over in Japan. */
export const CALENDAR_DAY = "calendar-day"
export const calendarEntryTag = (id: CalendarEntryId) => `calendar-entry:${id}`

const touches = {
  changes: ({ entryId }: Touched) => [CALENDAR, calendarEntryTag(entryId)],
  audience: () => "everyone" as const,
}

/** For the first time, or anew. */
export const calendarEntryPublished = event<Touched>("calendar_entry.published", touches)
/** The same words, with readings now. */
export const calendarEntryRead = event<Touched>("calendar_entry.read", touches)
/** Readers see it no more. */
export const calendarEntryRemoved = event<Touched>("calendar_entry.removed", touches)

export const calendarDayTurned = event<Record<never, never>>("calendar.day_turned", {
  changes: () => [CALENDAR_DAY],
  audience: () => "everyone" as const,
})

interface Mine {
  readonly userId: UserId
}

/** Their class, their ticks or what they have written: in their other tabs, too. */
export const myCalendarChanged = event<Mine>("calendar.mine_changed", {
  changes: () => ["my-calendar", "due"],
  audience: ({ userId }) => [userId],
})

/** Something of one's own is in so many days; told once for each day that it is set for. */
export const ownEntryNear = event<
  Mine & {
    readonly entryId: OwnCalendarEntryId
    readonly title: string
    readonly day: string
    readonly daysLeft: number
  }
>("calendar.own_entry_near")
