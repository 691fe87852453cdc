import { createFileRoute } from "@tanstack/react-router"
import { loadProviders } from "#web/modules/identity/auth/providers.ts"
import { SignInOldPage } from "#web/modules/identity/auth/sign-in-old-page.tsx"

export const Route = createFileRoute("/auth/sign-in-old")({
  staticData: { title: "auth.oldTitle", access: "guest", texts: ["auth", "forms"], layout: "sign-up" },
  loader: () => loadProviders(),
  component: () => <SignInOldPage loaded={Route.useLoaderData()} />,
})
