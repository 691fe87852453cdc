import { createFileRoute } from "@tanstack/react-router"
import { UnsubscribePage } from "#web/features/notifications/unsubscribe-page.tsx"

export const Route = createFileRoute("/email/unsubscribe")({
  staticData: {
    title: "notifications.stopTitle",
    secret: true,
    layout: "sign-up",
    texts: ["notifications"],
  },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  component: () => <UnsubscribePage token={Route.useSearch().token ?? ""} />,
})
