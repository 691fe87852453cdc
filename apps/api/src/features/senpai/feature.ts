import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"
import { senpaiReview } from "./service.ts"

export const senpai = feature({
  routes,
  reviewKinds: [senpaiReview],
  personalTables: [{ table: "senpai_applications", by: "user_id" }],
})
