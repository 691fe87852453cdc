import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const applications = feature({
  routes,
  personalTables: [
    { table: "applications", by: "user_id", without: ["place"] },
    { table: "application_deadlines", by: "user_id" },
  ],
})
