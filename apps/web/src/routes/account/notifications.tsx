import { createFileRoute } from "@tanstack/react-router"
import { readNotificationsSearch } from "#web/modules/people/notifications/address.ts"
import { NotificationsPage } from "#web/modules/people/notifications/notifications-page.tsx"
import { loadNotifications } from "#web/modules/people/notifications/queries.ts"

export const Route = createFileRoute("/account/notifications")({
  staticData: { title: "notifications.title", access: "user", texts: ["notifications"] },
  validateSearch: readNotificationsSearch,
  loaderDeps: ({ search }) => readNotificationsSearch(search),
  loader: ({ context, deps }) => loadNotifications(context, deps.category),
  component: () => <NotificationsPage category={Route.useLoaderDeps().category} />,
})
