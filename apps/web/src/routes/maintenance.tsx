import { createFileRoute } from "@tanstack/react-router"
import { MaintenanceScreen } from "#web/modules/site/status/screens.tsx"

export const Route = createFileRoute("/maintenance")({
  staticData: { title: "status.maintenanceTitle", status: 503 },
  component: MaintenanceScreen,
})
