import { createFileRoute } from "@tanstack/react-router"
import { MaintenanceScreen } from "#web/features/status/screens.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/maintenance")({
  head: ({ match }) =>
    page(match, { title: match.context.locale.t("status.maintenanceTitle"), hidden: true }),
  component: MaintenanceScreen,
})
