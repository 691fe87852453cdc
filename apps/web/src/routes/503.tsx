import { createFileRoute } from "@tanstack/react-router"
import { UnavailableScreen } from "#web/features/status/screens.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/503")({
  head: ({ match }) =>
    page(match, { title: match.context.locale.t("status.unavailableTitle"), hidden: true }),
  component: UnavailableScreen,
})
