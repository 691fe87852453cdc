import { feature } from "#api/platform/feature"
import { ownDue } from "./mine/service.ts"
import { readPublished, renderOutdatedEntries } from "./readings/jobs.ts"
import { remindOfOwnEntries, turnDay } from "./reminders/jobs.ts"
import { routes } from "./routes.ts"

export const calendar = feature({
  routes,
  jobs: [renderOutdatedEntries, remindOfOwnEntries, turnDay],
  subscribers: [readPublished],
  due: ownDue,
  personalTables: [
    { table: "calendar_readers", by: "user_id" },
    { table: "calendar_ticks", by: "user_id" },
    { table: "own_calendar_entries", by: "user_id" },
    { table: "calendar_feeds", by: "user_id", without: ["digest", "sealed_token"] },
  ],
})
