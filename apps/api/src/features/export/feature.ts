import { feature } from "#api/platform/feature"
import { makeExports, sweepOldExports } from "./jobs.ts"
import { routes } from "./routes.ts"

export const dataExport = feature({
  routes,
  jobs: [makeExports, sweepOldExports],
  personalTables: [{ table: "exports", by: "user_id" }],
})
