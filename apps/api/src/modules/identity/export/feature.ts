import { feature } from "#api/kernel/features/feature"
import { eraseReplaced, makeExports, sweepOldExports } from "./jobs.ts"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"

export const dataExport = feature({
  routes,
  notices,
  jobs: [makeExports, eraseReplaced, sweepOldExports],
  personalTables: [{ table: "exports", kind: "dataRequests", by: "user_id", without: ["sealed_key"] }],
})
