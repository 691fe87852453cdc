import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"
import { ambassadorReview } from "./service.ts"

export const ambassador = feature({
  routes,
  reviewKinds: [ambassadorReview],
  personalTables: [{ table: "ambassador_applications", by: "user_id" }],
})
