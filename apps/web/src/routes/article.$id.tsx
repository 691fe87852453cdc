import { createFileRoute } from "@tanstack/react-router"
import { ArticleNotFound, ArticlePage, ArticleSkeleton } from "#web/features/articles/article-page.tsx"
import { articleHead, loadArticle } from "#web/features/articles/article-route.ts"

export const Route = createFileRoute("/article/$id")({
  staticData: { search: [] },
  loader: ({ context, params }) => loadArticle(context, params.id),
  head: ({ match, loaderData }) => articleHead(match, loaderData),
  pendingComponent: ArticleSkeleton,
  notFoundComponent: ArticleNotFound,
  component: () => <ArticlePage id={Route.useParams().id} />,
})
