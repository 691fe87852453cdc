import { createFileRoute } from "@tanstack/react-router"
import { RenewPage } from "#web/features/sign-in/renew-page.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/auth/renew")({
  staticData: { texts: ["auth"], layout: "sign-up" },
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } =>
    typeof to === "string" ? { to } : {},
  head: ({ match }) => page(match, { title: match.context.locale.t("auth.renewTitle"), hidden: true }),
  component: () => <RenewPage to={Route.useSearch().to} />,
})
