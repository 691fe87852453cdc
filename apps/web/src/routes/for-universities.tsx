import { createFileRoute } from "@tanstack/react-router"
import { ForUniversitiesPage } from "#web/modules/site/information/for-universities-page.tsx"

export const Route = createFileRoute("/for-universities")({
  staticData: { title: "forUniversities.title", texts: ["forUniversities"] },
  component: ForUniversitiesPage,
})
