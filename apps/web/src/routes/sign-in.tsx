import { createFileRoute } from "@tanstack/react-router"
import { loadProviders } from "#web/features/sign-in/providers.ts"
import { SignInChoice } from "#web/features/sign-in/sign-in-choice.tsx"
import { requireGuest } from "#web/lib/auth/route-guards.ts"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/sign-in")({
  staticData: { texts: ["auth"], layout: "sign-up" },
  beforeLoad: ({ context }) => requireGuest(context),
  loader: () => loadProviders(),
  head: ({ match }) =>
    page(match, { title: match.context.locale.t("auth.signInTitle"), canonicalPath: "/auth/sign-in" }),
  component: () => <SignInChoice loaded={Route.useLoaderData()} />,
})
