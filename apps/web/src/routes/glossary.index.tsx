import { createFileRoute } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import { GlossaryPage } from "#web/modules/learning/glossary/glossary-page.tsx"
import { loadTerms } from "#web/modules/learning/glossary/queries.ts"

export const Route = createFileRoute("/glossary/")({
  staticData: { texts: ["glossary"], layout: "learning", search: [] },
  loader: ({ abortController }) => loadTerms(abortController.signal),
  head: ({ match }) => {
    const { t } = match.context.locale
    return page(match, { title: t("glossary.title"), description: t("glossary.lead") })
  },
  component: () => <GlossaryPage terms={Route.useLoaderData()} />,
})
