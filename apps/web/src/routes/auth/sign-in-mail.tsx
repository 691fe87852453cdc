import { createFileRoute } from "@tanstack/react-router"
import { SignInMailPage } from "#web/modules/identity/auth/sign-in-mail-page.tsx"

export const Route = createFileRoute("/auth/sign-in-mail")({
  staticData: { title: "auth.mailTitle", access: "guest", texts: ["auth", "forms"], layout: "sign-up" },
  component: SignInMailPage,
})
