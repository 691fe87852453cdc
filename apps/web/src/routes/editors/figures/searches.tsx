import { createFileRoute } from "@tanstack/react-router"
import { loadSearchFigures, readFigureSearch } from "#web/modules/editorial/figures/queries.ts"
import { SearchFiguresPage } from "#web/modules/editorial/figures/search-figures-page.tsx"

export const Route = createFileRoute("/editors/figures/searches")({
  staticData: {
    title: "figures.searches.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "figures"],
  },
  validateSearch: readFigureSearch,
  loaderDeps: ({ search }) => readFigureSearch(search),
  loader: ({ context, deps }) => loadSearchFigures(context, deps),
  // Never cached: it grows with every reader.
  gcTime: 0,
  component: () => <SearchFiguresPage search={readFigureSearch(Route.useSearch())} />,
})
