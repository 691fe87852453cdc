import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

export const hours = feature({
  routes,
  personalTables: [{ table: "mentor_hours", kind: "sessions", by: "user_id" }],
})
