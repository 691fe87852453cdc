import { feature } from "#api/platform/feature"
import { eraseReplaced, makeExports, sweepOldExports } from "./jobs.ts"
import { routes } from "./routes.ts"

export const dataExport = feature({
  routes,
  jobs: [makeExports, eraseReplaced, sweepOldExports],
  personalTables: [{ table: "exports", kind: "dataRequests", by: "user_id", without: ["sealed_key"] }],
})
