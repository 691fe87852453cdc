import { createFileRoute } from "@tanstack/react-router"
import { AboutPage } from "#web/modules/site/information/about-page.tsx"

export const Route = createFileRoute("/about")({
  staticData: { title: "about.title", texts: ["about"] },
  component: AboutPage,
})
