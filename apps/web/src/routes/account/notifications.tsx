import { createFileRoute } from "@tanstack/react-router"
import { readNotificationsSearch } from "#web/features/notifications/address.ts"
import { NotificationsPage } from "#web/features/notifications/notifications-page.tsx"
import { loadNotifications } from "#web/features/notifications/queries.ts"

export const Route = createFileRoute("/account/notifications")({
  staticData: { title: "notifications.title", access: "user", texts: ["growing", "notifications"] },
  validateSearch: readNotificationsSearch,
  loaderDeps: ({ search }) => readNotificationsSearch(search),
  loader: ({ context, deps }) => loadNotifications(context, deps.category),
  component: () => <NotificationsPage category={Route.useLoaderDeps().category} />,
})
