import { createFileRoute } from "@tanstack/react-router"
import { TermsPage } from "#web/modules/site/legal/terms-page.tsx"

export const Route = createFileRoute("/terms")({
  staticData: { title: "terms.title", texts: ["terms"] },
  component: TermsPage,
})
