import { feature } from "#api/kernel/features/feature"
import { sweepVideos } from "./jobs.ts"
import { processReceived, resumeVideos } from "./processing/jobs.ts"
import { receivingRoutes } from "./receiving/routes.ts"
import { routes } from "./routes.ts"

export const media = feature({
  routes: [...routes, ...receivingRoutes],
  jobs: [sweepVideos, processReceived, resumeVideos],
  personalTables: [
    { table: "videos", kind: "uploads", by: "owner_id", without: ["parts", "files", "attempts"] },
  ],
})
