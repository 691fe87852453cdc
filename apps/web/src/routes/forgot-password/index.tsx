import { createFileRoute } from "@tanstack/react-router"
import { ForgotPage } from "#web/modules/identity/password/forgot-page.tsx"

export const Route = createFileRoute("/forgot-password/")({
  staticData: { title: "password.forgotTitle", texts: ["auth", "forms", "password"], layout: "sign-up" },
  component: ForgotPage,
})
