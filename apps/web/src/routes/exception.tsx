import { createFileRoute } from "@tanstack/react-router"
import { ExceptionScreen } from "#web/modules/site/status/screens.tsx"

export const Route = createFileRoute("/exception")({
  staticData: { title: "status.exceptionTitle", status: 500 },
  component: ExceptionScreen,
})
