import { createFileRoute } from "@tanstack/react-router"
import { ArticleFiguresPage } from "#web/modules/editorial/figures/article-figures-page.tsx"
import { loadArticleFigures, readFigureSearch } from "#web/modules/editorial/figures/queries.ts"

export const Route = createFileRoute("/editors/figures/articles")({
  staticData: {
    title: "figures.articles.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "figures"],
  },
  validateSearch: readFigureSearch,
  loaderDeps: ({ search }) => readFigureSearch(search),
  loader: ({ context, deps }) => loadArticleFigures(context, deps),
  // Never cached: it grows with every reader.
  gcTime: 0,
  component: () => <ArticleFiguresPage search={readFigureSearch(Route.useSearch())} />,
})
