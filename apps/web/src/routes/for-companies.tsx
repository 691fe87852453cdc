import { createFileRoute } from "@tanstack/react-router"
import { ForCompaniesPage } from "#web/modules/site/information/for-companies-page.tsx"

export const Route = createFileRoute("/for-companies")({
  staticData: { title: "forCompanies.title", texts: ["forCompanies"] },
  component: ForCompaniesPage,
})
