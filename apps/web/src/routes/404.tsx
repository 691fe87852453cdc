import { createFileRoute } from "@tanstack/react-router"
import { NotFoundScreen } from "#web/modules/site/status/screens.tsx"

export const Route = createFileRoute("/404")({
  staticData: { title: "status.notFoundTitle", status: 404 },
  component: NotFoundScreen,
})
