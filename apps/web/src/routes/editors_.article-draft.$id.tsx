import { createFileRoute } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import { loadPreview, PreviewedArticle } from "#web/modules/learning/articles/writing/previewed-article.tsx"

export const Route = createFileRoute("/editors_/article-draft/$id")({
  staticData: { access: "editor", texts: ["reading", "writingDesk"], framed: true },
  loader: ({ context, params, abortController }) =>
    loadPreview(params.id, context.locale.language, abortController.signal),
  // Never cached: it is a draft.
  gcTime: 0,
  head: ({ match, loaderData }) => (loaderData ? page(match, { title: loaderData.title, hidden: true }) : {}),
  component: () => <PreviewedArticle article={Route.useLoaderData()} />,
})
