import { createFileRoute } from "@tanstack/react-router"
import { NotFoundScreen } from "#web/features/status/screens.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/404")({
  head: ({ match }) => page(match, { title: match.context.locale.t("status.notFoundTitle"), hidden: true }),
  component: NotFoundScreen,
})
