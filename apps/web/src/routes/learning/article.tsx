import { createFileRoute } from "@tanstack/react-router"
import { ArticleListPage, ArticleListSkeleton } from "#web/features/articles/article-list-page.tsx"
import { readArticleSearch } from "#web/features/articles/article-search.ts"
import { loadList } from "#web/features/articles/list-loader.ts"
import { listHead, pagesWorthKeeping } from "#web/features/articles/list-route.ts"

export const Route = createFileRoute("/learning/article")({
  staticData: { texts: ["articles", "lists"], search: pagesWorthKeeping },
  validateSearch: readArticleSearch,
  loaderDeps: ({ search }) => readArticleSearch(search),
  loader: ({ context, deps }) => loadList(context, deps, "learning"),
  head: ({ match }) => listHead(match, "learning"),
  pendingComponent: () => <ArticleListSkeleton section="learning" />,
  component: () => <ArticleListPage section="learning" search={Route.useLoaderDeps()} />,
})
