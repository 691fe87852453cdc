import { createFileRoute } from "@tanstack/react-router"
import { findResults } from "#web/modules/common/search/search-loader.ts"
import { SearchResults } from "#web/modules/common/search/search-results.tsx"
import { readArticleSearch } from "#web/modules/learning/articles/address.ts"
import {
  ArticleListPage,
  ArticleListSkeleton,
} from "#web/modules/learning/articles/list/article-list-page.tsx"
import { loadList } from "#web/modules/learning/articles/list/loader.ts"
import { listHead, pagesWorthKeeping } from "#web/modules/learning/articles/list/route.ts"

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
