import { feature } from "#api/platform/feature"
import { sweepVideos } from "./jobs.ts"
import { routes } from "./routes.ts"

export const media = feature({
  routes,
  jobs: [sweepVideos],
  personalTables: [{ table: "videos", by: "owner_id", without: ["parts", "files", "attempts"] }],
})
