import { createFileRoute } from "@tanstack/react-router"
import { SentPage } from "#web/features/password/sent-page.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/forgot-password/send")({
  staticData: { texts: ["auth", "password"], layout: "sign-up" },
  head: ({ match }) => page(match, { title: match.context.locale.t("password.sentTitle"), hidden: true }),
  component: SentPage,
})
