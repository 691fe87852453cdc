import { createFileRoute } from "@tanstack/react-router"
import { RenewPage } from "#web/features/sign-in/renew-page.tsx"

export const Route = createFileRoute("/auth/renew")({
  staticData: { title: "auth.renewTitle", secret: true, texts: ["auth"], layout: "sign-up" },
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } =>
    typeof to === "string" ? { to } : {},
  component: () => <RenewPage to={Route.useSearch().to} />,
})
