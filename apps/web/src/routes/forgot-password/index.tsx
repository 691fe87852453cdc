import { createFileRoute } from "@tanstack/react-router"
import { ForgotPage } from "#web/features/password/forgot-page.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/forgot-password/")({
  staticData: { texts: ["auth", "password"], layout: "sign-up" },
  head: ({ match }) =>
    page(match, { title: match.context.locale.t("password.forgotTitle"), canonicalPath: "/forgot-password" }),
  component: ForgotPage,
})
