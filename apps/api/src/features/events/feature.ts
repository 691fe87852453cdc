import { feature } from "#api/platform/feature"
import { dueEvents } from "./due/service.ts"
import { expireOffers } from "./line/jobs.ts"
import { readPublished, renderOutdatedEvents } from "./readings/jobs.ts"
import { leaveEvents } from "./registrations/service.ts"
import { remindOfEvents } from "./reminders/jobs.ts"
import { routes } from "./routes.ts"
import { turnEvents } from "./seats/jobs.ts"
import { shownEvents } from "./service.ts"

export const events = feature({
  routes,
  things: { event: shownEvents },
  jobs: [turnEvents, expireOffers, remindOfEvents, renderOutdatedEvents],
  subscribers: [readPublished],
  farewell: leaveEvents,
  due: dueEvents,
  personalTables: [
    { table: "event_speakers", by: "user_id" },
    { table: "event_registrations", by: "user_id" },
  ],
})
