import { feature } from "#api/kernel/features/feature"
import {
  deliverPushes,
  purgeNotifications,
  purgeSubscriptions,
  regularly,
  sendDeferredMails,
  sendDueDigests,
  sendOn,
} from "./jobs.ts"
import { routes as push } from "./push/routes.ts"
import { routes } from "./routes.ts"
import { unreadToday } from "./today/service.ts"

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
  today: { unread: unreadToday },
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
