import { createFileRoute } from "@tanstack/react-router"
import { readArticleSearch } from "#web/features/articles/address.ts"
import { ArticleListPage, ArticleListSkeleton } from "#web/features/articles/list/article-list-page.tsx"
import { loadList } from "#web/features/articles/list/loader.ts"
import { listHead, pagesWorthKeeping } from "#web/features/articles/list/route.ts"
import { findResults } from "#web/features/search/search-loader.ts"
import { SearchResults } from "#web/features/search/search-results.tsx"

export const Route = createFileRoute("/learning/article")({
  staticData: { texts: ["articles", "growing", "lists", "search"], search: pagesWorthKeeping },
  validateSearch: readArticleSearch,
  loaderDeps: ({ search }) => readArticleSearch(search),
  loader: ({ context, deps }) => loadList(context, deps, findResults, "learning"),
  head: ({ match }) => listHead(match, "learning"),
  pendingComponent: () => <ArticleListSkeleton section="learning" />,
  component: () => (
    <ArticleListPage section="learning" search={Route.useLoaderDeps()} Results={SearchResults} />
  ),
})
