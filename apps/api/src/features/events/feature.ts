import { feature } from "#api/platform/feature"
import { readPublished, renderOutdatedEvents } from "./readings/jobs.ts"
import { routes } from "./routes.ts"
import { turnEvents } from "./seats/jobs.ts"
import { shownEvents } from "./service.ts"

export const events = feature({
  routes,
  things: { event: shownEvents },
  jobs: [turnEvents, renderOutdatedEvents],
  subscribers: [readPublished],
  personalTables: [
    { table: "event_speakers", by: "user_id" },
    { table: "event_registrations", by: "user_id" },
  ],
})
