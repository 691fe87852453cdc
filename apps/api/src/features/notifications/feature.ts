import { feature } from "#api/platform/feature"
import { purgeNotifications, sendDueDigests, sendHeldMails, subscribers } from "./jobs.ts"
import { deliverPushes, purgeSubscriptions } from "./push/jobs.ts"
import { routes as push } from "./push/routes.ts"
import { routes } from "./routes.ts"
import { sendWeekOfApplications } from "./weekly/jobs.ts"

export const notifications = feature({
  routes: [...routes, ...push],
  subscribers,
  jobs: [
    sendWeekOfApplications,
    sendDueDigests,
    sendHeldMails,
    purgeNotifications,
    deliverPushes,
    purgeSubscriptions,
  ],
  personalTables: [
    { table: "notifications", kind: "notifications", by: "user_id", without: ["key"] },
    { table: "notification_settings", kind: "notifications", by: "user_id" },
    {
      table: "push_subscriptions",
      kind: "push",
      by: "user_id",
      without: ["endpoint", "p256dh", "auth", "server_key"],
    },
  ],
})
