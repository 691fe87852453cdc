import { createFileRoute } from "@tanstack/react-router"
import { HelpPage } from "#web/modules/site/information/help-page.tsx"

export const Route = createFileRoute("/help")({
  staticData: { title: "help.title", texts: ["help"] },
  component: HelpPage,
})
