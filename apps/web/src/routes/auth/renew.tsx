import { createFileRoute } from "@tanstack/react-router"
import { RenewPage } from "#web/features/sign-in/renew-page.tsx"
import { known } from "#web/lib/search-values.ts"

const readTarget = ({ to }: Record<string, unknown>): { to?: string } =>
  known({ to: typeof to === "string" ? to : undefined })

export const Route = createFileRoute("/auth/renew")({
  staticData: { title: "auth.renewTitle", secret: true, texts: ["auth"], layout: "sign-up" },
  validateSearch: readTarget,
  component: () => <RenewPage to={readTarget(Route.useSearch()).to} />,
})
