import type { NewcomerRole } from "@shirube/vocabulary/product"
import { createFileRoute } from "@tanstack/react-router"
import { loadProviders } from "#web/modules/identity/auth/providers.ts"
import { ServiceButtons } from "#web/modules/identity/auth/service-buttons.tsx"
import { SelectLoginPage } from "#web/modules/people/sign-up/select-login-page.tsx"

/** The default role is not in the URL: a default parameter would redirect the plain path. */
const readRole = ({ as }: Record<string, unknown>): { as?: NewcomerRole } => (as === "senpai" ? { as } : {})

export const Route = createFileRoute("/sign-up/select-login")({
  staticData: {
    title: "signUp.selectTitle",
    access: "guest",
    texts: ["auth", "forms", "signUp"],
    layout: "sign-up",
    search: ["as"],
    indexed: false,
  },
  validateSearch: readRole,
  loader: () => loadProviders(),
  component: SelectLogin,
})

function SelectLogin() {
  const providers = Route.useLoaderData()
  return (
    <SelectLoginPage
      role={readRole(Route.useSearch()).as ?? "student"}
      services={<ServiceButtons loaded={providers} />}
    />
  )
}
