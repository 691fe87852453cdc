import { feature } from "#api/platform/feature"
import { purgeNotifications, sendDueDigests, subscribers } from "./jobs.ts"
import { routes } from "./routes.ts"

export const notifications = feature({
  routes,
  subscribers,
  jobs: [sendDueDigests, purgeNotifications],
  personalTables: [
    { table: "notifications", by: "user_id", without: ["key"] },
    { table: "notification_settings", by: "user_id" },
  ],
})
