import { createFileRoute } from "@tanstack/react-router"
import { loadProviders } from "#web/features/sign-in/providers.ts"
import { SignInOldPage } from "#web/features/sign-in/sign-in-old-page.tsx"
import { requireGuest } from "#web/lib/auth/route-guards.ts"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/auth/sign-in-old")({
  staticData: { texts: ["auth"], layout: "sign-up" },
  beforeLoad: ({ context }) => requireGuest(context),
  loader: () => loadProviders(),
  head: ({ match }) => page(match, { title: match.context.locale.t("auth.oldTitle") }),
  component: () => <SignInOldPage loaded={Route.useLoaderData()} />,
})
