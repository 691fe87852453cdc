import { createFileRoute } from "@tanstack/react-router"
import { UnavailableScreen } from "#web/modules/site/status/screens.tsx"

export const Route = createFileRoute("/503")({
  staticData: { title: "status.unavailableTitle", status: 503 },
  component: UnavailableScreen,
})
