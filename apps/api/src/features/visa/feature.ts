import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const visa = feature({
  routes,
  personalTables: [{ table: "visa_plans", by: "user_id" }],
})
