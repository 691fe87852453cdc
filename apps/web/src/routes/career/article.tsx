import { createFileRoute } from "@tanstack/react-router"
import { readArticleSearch } from "#web/features/articles/address.ts"
import { ArticleListPage, ArticleListSkeleton } from "#web/features/articles/list/article-list-page.tsx"
import { loadList } from "#web/features/articles/list/loader.ts"
import { listHead, pagesWorthKeeping } from "#web/features/articles/list/route.ts"
import { findResults } from "#web/features/search/search-loader.ts"
import { SearchResults } from "#web/features/search/search-results.tsx"

export const Route = createFileRoute("/career/article")({
  staticData: {
    texts: ["articles", "growing", "lists", "search"],
    layout: "career",
    search: pagesWorthKeeping,
  },
  validateSearch: readArticleSearch,
  loaderDeps: ({ search }) => readArticleSearch(search),
  loader: ({ context, deps }) => loadList(context, deps, findResults, "career"),
  head: ({ match }) => listHead(match, "career"),
  pendingComponent: () => <ArticleListSkeleton section="career" />,
  component: () => (
    <ArticleListPage section="career" search={Route.useLoaderDeps()} Results={SearchResults} />
  ),
})
