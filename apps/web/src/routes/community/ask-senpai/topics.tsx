import { createFileRoute } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import { fetchTopics } from "#web/modules/community/forum/queries.ts"
import { TopicsPage } from "#web/modules/community/forum/topics/topics-page.tsx"

export const Route = createFileRoute("/community/ask-senpai/topics")({
  staticData: { texts: ["forum"], search: [] },
  loader: ({ abortController }) => fetchTopics(abortController.signal),
  head: ({ match }) => {
    const { t } = match.context.locale
    return page(match, {
      title: `${t("forum.topicsTitle")} – ${t("forum.title")}`,
      description: t("forum.topicsLead"),
    })
  },
  component: () => <TopicsPage topics={Route.useLoaderData().items} />,
})
