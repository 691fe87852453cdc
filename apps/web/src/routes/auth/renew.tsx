import { createFileRoute } from "@tanstack/react-router"
import { known } from "#web/lib/page/search-values.ts"
import { RenewPage } from "#web/modules/identity/auth/renew-page.tsx"

const readTarget = ({ to }: Record<string, unknown>): { to?: string } =>
  known({ to: typeof to === "string" ? to : undefined })

export const Route = createFileRoute("/auth/renew")({
  staticData: { title: "auth.renewTitle", secret: true, texts: ["auth"], layout: "sign-up" },
  validateSearch: readTarget,
  component: () => <RenewPage to={readTarget(Route.useSearch()).to} />,
})
