import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { eraseReplaced, makeExports, sweepOldExports } from "./service.ts"

export const dataExport = feature({
  routes,
  notices,
  jobs: [makeExports, eraseReplaced, sweepOldExports],
  personalTables: [{ table: "exports", kind: "dataRequests", by: "user_id", without: ["sealed_key"] }],
})
