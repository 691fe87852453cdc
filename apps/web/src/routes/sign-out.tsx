import { createFileRoute } from "@tanstack/react-router"
import { SignOutPage } from "#web/features/sign-in/sign-out-page.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/sign-out")({
  staticData: { texts: ["auth"], layout: "sign-up" },
  head: ({ match }) =>
    page(match, {
      title: match.context.locale.t("auth.signOutTitle"),
      canonicalPath: "/auth/sign-out",
      hidden: true,
    }),
  component: SignOutPage,
})
