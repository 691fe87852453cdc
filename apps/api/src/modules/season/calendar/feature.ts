import { feature } from "#api/kernel/features/feature"
import { calendarSource } from "./documents/service.ts"
import { addFuriganaOnPublish, renderOutdatedEntries } from "./furigana/service.ts"
import { ownDue } from "./mine/service.ts"
import { notices } from "./notices.ts"
import { calendarEntryPages } from "./public-pages/service.ts"
import { invalidateCalendarDay, remindOfOwnEntries } from "./reminders/service.ts"
import { routes } from "./routes.ts"
import { dueToday, stepTick } from "./today/service.ts"

export const calendar = feature({
  routes,
  searchSource: calendarSource,
  notices,
  publicPages: { "calendar-entry": calendarEntryPages },
  jobs: [renderOutdatedEntries, remindOfOwnEntries, invalidateCalendarDay],
  subscribers: [addFuriganaOnPublish],
  due: ownDue,
  dueTick: stepTick,
  today: { due: dueToday },
  personalTables: [
    { table: "calendar_readers", kind: "calendar", by: "user_id" },
    { table: "calendar_ticks", kind: "calendar", by: "user_id" },
    { table: "own_calendar_entries", kind: "calendar", by: "user_id" },
    { table: "calendar_feeds", kind: "calendar", by: "user_id", without: ["digest", "sealed_token"] },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "calendar_entry.published": true
    readonly "calendar_entry.removed": true
    readonly "calendar_entry.taken_down": true
  }
  interface AuditNouns {
    readonly calendar_entry: true
  }
}
