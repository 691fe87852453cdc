import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const consents = feature({
  routes,
  personalTables: [{ table: "consents", kind: "consents", by: "user_id" }],
})
