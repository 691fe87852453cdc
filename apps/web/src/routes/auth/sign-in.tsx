import { createFileRoute } from "@tanstack/react-router"
import { SignInChoice } from "#web/features/auth/sign-in-choice.tsx"
import { requireGuest } from "#web/lib/auth/route-guards.ts"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/auth/sign-in")({
  staticData: { texts: ["auth"], layout: "sign-up" },
  beforeLoad: ({ context }) => requireGuest(context),
  head: ({ match }) =>
    page(match, { title: match.context.locale.t("auth.signInTitle"), canonicalPath: "/auth/sign-in" }),
  component: SignInChoice,
})
