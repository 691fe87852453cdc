import { createFileRoute } from "@tanstack/react-router"
import { SignOutPage } from "#web/modules/identity/auth/sign-out-page.tsx"

export const Route = createFileRoute("/sign-out")({
  staticData: {
    title: "auth.signOutTitle",
    canonical: "/auth/sign-out",
    secret: true,
    texts: ["auth"],
    layout: "sign-up",
  },
  component: SignOutPage,
})
