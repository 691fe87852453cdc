import { createFileRoute } from "@tanstack/react-router"
import { UnsubscribePage } from "#web/features/notifications/unsubscribe-page.tsx"
import { readLinkSearch } from "#web/lib/search-values.ts"

export const Route = createFileRoute("/email/unsubscribe")({
  staticData: {
    title: "notifications.stopTitle",
    secret: true,
    layout: "sign-up",
    texts: ["notifications"],
  },
  validateSearch: readLinkSearch,
  component: () => <UnsubscribePage token={readLinkSearch(Route.useSearch()).token ?? ""} />,
})
