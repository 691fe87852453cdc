import type { CalendarEntryId, OwnCalendarEntryId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface EntryRef {
  readonly entryId: CalendarEntryId
}

/** Cache tag of every season: any change may add, remove or move an entry. */
export const CALENDAR = "calendar"
/** Cache tag of pages that show today's date; invalidated at midnight in Japan. */
export const CALENDAR_DAY = "calendar-day"
export const calendarEntryTag = (id: CalendarEntryId) => `calendar-entry:${id}`

const publicChange = {
  changes: ({ entryId }: EntryRef) => [CALENDAR, calendarEntryTag(entryId)],
  audience: () => "everyone" as const,
}

/** For the first time or again. */
export const calendarEntryPublished = event<EntryRef>("calendar_entry.published", publicChange)
/** Furigana were added; the text is unchanged. */
export const calendarEntryRead = event<EntryRef>("calendar_entry.read", publicChange)
/** Taken down. */
export const calendarEntryRemoved = event<EntryRef>("calendar_entry.removed", publicChange)

export const calendarDayChanged = event<Record<never, never>>("calendar.day_turned", {
  changes: () => [CALENDAR_DAY],
  audience: () => "everyone" as const,
})

interface MemberRef {
  readonly userId: UserId
}

/** The member's class, ticks or own entries changed: refreshes their other tabs. */
export const myCalendarChanged = event<MemberRef>("calendar.mine_changed", {
  changes: () => ["my-calendar", "due"],
  audience: ({ userId }) => [userId],
})

/** An own entry is due in so many days; emitted once per entry and day. */
export const ownEntryNear = event<
  MemberRef & {
    readonly entryId: OwnCalendarEntryId
    readonly title: string
    readonly day: string
    readonly daysLeft: number
  }
>("calendar.own_entry_near")
