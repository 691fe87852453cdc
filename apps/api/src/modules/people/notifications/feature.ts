import { feature } from "#api/kernel/features/feature"
import { purgeNotifications, sendDeferredMails, sendDueDigests, sendOn } from "./jobs.ts"
import { deliverPushes, purgeSubscriptions } from "./push/jobs.ts"
import { routes as push } from "./push/routes.ts"
import { regularly } from "./regular/jobs.ts"
import { routes } from "./routes.ts"

export const notifications = feature({
  routes: [...routes, ...push],
  subscribers: ({ noticeSources }) => noticeSources.map(sendOn),
  jobs: ({ regularNotices }) => [
    ...regularNotices.map(regularly),
    sendDueDigests,
    sendDeferredMails,
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
