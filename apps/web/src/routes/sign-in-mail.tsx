import { createFileRoute } from "@tanstack/react-router"
import { SignInMailPage } from "#web/modules/identity/auth/sign-in-mail-page.tsx"

export const Route = createFileRoute("/sign-in-mail")({
  staticData: {
    title: "auth.mailTitle",
    canonical: "/auth/sign-in-mail",
    access: "guest",
    texts: ["auth", "forms"],
    layout: "sign-up",
  },
  component: SignInMailPage,
})
