import { createFileRoute } from "@tanstack/react-router"
import {
  ArticleNotFound,
  ArticlePage,
  ArticleSkeleton,
} from "#web/modules/learning/articles/reading/article-page.tsx"
import { loadArticle } from "#web/modules/learning/articles/reading/loader.ts"
import { articleHead } from "#web/modules/learning/articles/reading/route.ts"

export const Route = createFileRoute("/article/$id")({
  staticData: { search: [] },
  loader: ({ params, context, abortController }) =>
    loadArticle(params.id, context.locale.prefix, abortController.signal),
  head: ({ match, loaderData }) => articleHead(match, loaderData),
  pendingComponent: ArticleSkeleton,
  notFoundComponent: ArticleNotFound,
  component: () => <ArticlePage article={Route.useLoaderData()} />,
})
