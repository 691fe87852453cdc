import { feature } from "#api/kernel/features/feature"
import {
  eraseFiles,
  processFiles,
  processVideos,
  resealFiles,
  resumeVideos,
  sweepUnusedFiles,
  sweepUnusedVideos,
} from "./jobs.ts"
import { routes } from "./routes.ts"

export const media = feature({
  routes,
  jobs: [
    processFiles,
    eraseFiles,
    sweepUnusedFiles,
    resealFiles,
    sweepUnusedVideos,
    processVideos,
    resumeVideos,
  ],
  personalTables: [
    { table: "files", kind: "uploads", by: "owner_id", without: ["retry_key", "digest", "sealed_key"] },
    { table: "videos", kind: "uploads", by: "owner_id", without: ["parts", "files", "attempts"] },
  ],
})
