import { feature } from "#api/platform/feature"
import { removeDueItems, removeThoseWhoLeave, tellSiblings } from "./jobs.ts"
import { routes } from "./routes.ts"

export const leaving = feature({
  routes,
  jobs: [removeThoseWhoLeave, removeDueItems, tellSiblings],
  personalTables: [{ table: "departures", kind: "dataRequests", by: "user_id" }],
})
