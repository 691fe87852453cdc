import { createFileRoute } from "@tanstack/react-router"
import { StartPage } from "#web/modules/people/sign-up/start-page.tsx"

export const Route = createFileRoute("/sign-up/")({
  staticData: { title: "signUp.startTitle", access: "guest", texts: ["signUp"], layout: "sign-up" },
  component: StartPage,
})
