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

export const Route = createFileRoute("/career/article")({
  staticData: {
    texts: ["lists", "search"],
    layout: "career",
    search: articleList("/career/article").cacheableParams,
  },
  validateSearch: readArticleSearch,
  loaderDeps: ({ search }) => readArticleSearch(search),
  loader: ({ context, deps }) => loadArticles(context, deps, findResults, "career"),
  head: ({ match }) => articlesHead(match, "career"),
  pendingComponent: () => <ArticleListSkeleton section="career" />,
  component: () => (
    <ArticleListPage section="career" search={Route.useLoaderDeps()} Results={SearchResults} />
  ),
})
