import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { calendarSource } from "./documents/service.ts"
import { addFuriganaOnPublish, renderOutdatedEntries } from "./furigana/service.ts"
import { ownDue } from "./mine/service.ts"
import { notices } from "./notices.ts"
import { calendarEntryPages } from "./public-pages/service.ts"
import { invalidateCalendarDay, remindOfOwnEntries } from "./reminders/service.ts"
import { routes } from "./routes.ts"
import { dueToday, stepTick } from "./today/service.ts"
import { calendarEntryNoun } from "./writing/service.ts"

/** Recorded until entries became documents (editorial/writing); the log keeps them. */
const auditEvents = {
  "calendar_entry.published": { en: "Published a calendar entry", ja: "カレンダーの項目を公開しました" },
  "calendar_entry.removed": { en: "Deleted a calendar entry", ja: "カレンダーの項目を削除しました" },
  "calendar_entry.taken_down": { en: "Took down a calendar entry", ja: "カレンダーの項目を非公開にしました" },
} as const satisfies AuditTexts

export const calendar = feature({
  auditEvents,
  routes,
  writingNouns: [calendarEntryNoun],
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
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
  interface AuditNouns {
    readonly calendar_entry: true
  }
}
