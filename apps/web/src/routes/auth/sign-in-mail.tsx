import { createFileRoute } from "@tanstack/react-router"
import { SignInMailPage } from "#web/features/sign-in/sign-in-mail-page.tsx"
import { requireGuest } from "#web/lib/auth/route-guards.ts"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/auth/sign-in-mail")({
  staticData: { texts: ["auth"], layout: "sign-up" },
  beforeLoad: ({ context }) => requireGuest(context),
  head: ({ match }) =>
    page(match, { title: match.context.locale.t("auth.mailTitle"), canonicalPath: "/auth/sign-in-mail" }),
  component: SignInMailPage,
})
