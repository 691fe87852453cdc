import { createFileRoute } from "@tanstack/react-router"
import { loadTemplates } from "#web/modules/editorial/decision-templates/queries.ts"
import { TemplatesPage } from "#web/modules/editorial/decision-templates/templates-page.tsx"

export const Route = createFileRoute("/editors/templates")({
  staticData: {
    title: "decisionTemplates.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "decisionTemplates", "forms"],
  },
  loader: ({ context }) => loadTemplates(context),
  // Never cached: other editors work on the same list.
  gcTime: 0,
  component: TemplatesPage,
})
