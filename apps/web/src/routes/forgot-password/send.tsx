import { createFileRoute } from "@tanstack/react-router"
import { SentPage } from "#web/modules/identity/password/sent-page.tsx"

export const Route = createFileRoute("/forgot-password/send")({
  staticData: { title: "password.sentTitle", indexed: false, texts: ["auth", "password"], layout: "sign-up" },
  component: SentPage,
})
