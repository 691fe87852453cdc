import { feature } from "#api/kernel/features/feature"
import { eraseRemoved, processReceived, resealFiles, sweepFiles } from "./processing/jobs.ts"
import { routes } from "./routes.ts"

export const files = feature({
  routes,
  jobs: [processReceived, eraseRemoved, sweepFiles, resealFiles],
  personalTables: [
    { table: "files", kind: "uploads", by: "owner_id", without: ["retry_key", "digest", "sealed_key"] },
  ],
})
