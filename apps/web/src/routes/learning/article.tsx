import { createFileRoute } from "@tanstack/react-router"
import { findResults } from "#web/modules/common/search/search-loader.ts"
import { SearchResults } from "#web/modules/common/search/search-results.tsx"
import { articleList, readArticleSearch } from "#web/modules/learning/articles/address.ts"
import {
  ArticleListPage,
  ArticleListSkeleton,
} from "#web/modules/learning/articles/list/article-list-page.tsx"
import { loadArticles } from "#web/modules/learning/articles/list/queries.ts"
import { articlesHead } from "#web/modules/learning/articles/list/route.ts"

export const Route = createFileRoute("/learning/article")({
  staticData: {
    texts: ["lists", "search"],
    layout: "learning",
    search: articleList("/learning/article").cacheableParams,
  },
  validateSearch: readArticleSearch,
  loaderDeps: ({ search }) => readArticleSearch(search),
  loader: ({ context, deps }) => loadArticles(context, deps, findResults, "learning"),
  head: ({ match }) => articlesHead(match, "learning"),
  pendingComponent: () => <ArticleListSkeleton section="learning" />,
  component: () => (
    <ArticleListPage section="learning" search={Route.useLoaderDeps()} Results={SearchResults} />
  ),
})
