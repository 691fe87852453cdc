import { createFileRoute } from "@tanstack/react-router"
import { ExceptionScreen } from "#web/features/status/screens.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/exception")({
  head: ({ match }) => page(match, { title: match.context.locale.t("status.exceptionTitle"), hidden: true }),
  component: ExceptionScreen,
})
