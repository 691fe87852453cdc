import { createFileRoute } from "@tanstack/react-router"
import { readLinkSearch } from "#web/lib/page/search-values.ts"
import { UnsubscribePage } from "#web/modules/people/notifications/unsubscribe-page.tsx"

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
