import { createFileRoute } from "@tanstack/react-router"
import { RenewPage } from "#web/features/sign-in/renew-page.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/auth/renew")({
  staticData: { texts: ["auth"], layout: "sign-up" },
  head: ({ match }) => page(match, { title: match.context.locale.t("auth.renewTitle"), hidden: true }),
  component: RenewPage,
})
