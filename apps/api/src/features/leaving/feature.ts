import { feature } from "#api/platform/feature"
import { removeThoseWhoLeave, tellSiblings } from "./jobs.ts"
import { routes } from "./routes.ts"

export const leaving = feature({
  routes,
  jobs: [removeThoseWhoLeave, tellSiblings],
  personalTables: [{ table: "departures", by: "user_id" }],
})
