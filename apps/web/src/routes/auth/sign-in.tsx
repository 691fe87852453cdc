import { createFileRoute } from "@tanstack/react-router"
import { loadProviders } from "#web/modules/identity/auth/providers.ts"
import { SignInChoice } from "#web/modules/identity/auth/sign-in-choice.tsx"

export const Route = createFileRoute("/auth/sign-in")({
  staticData: { title: "auth.signInTitle", access: "guest", texts: ["auth", "forms"], layout: "sign-up" },
  loader: () => loadProviders(),
  component: () => <SignInChoice loaded={Route.useLoaderData()} />,
})
