import { feature } from "#api/platform/feature"
import { removeThoseWhoLeave } from "./jobs.ts"
import { routes } from "./routes.ts"

export const leaving = feature({
  routes,
  jobs: [removeThoseWhoLeave],
  personalTables: [{ table: "departures", by: "user_id" }],
})
