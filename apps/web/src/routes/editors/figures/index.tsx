import { createFileRoute } from "@tanstack/react-router"
import { FiguresPage } from "#web/modules/editorial/figures/figures-page.tsx"
import { loadFigures, readFigureSearch } from "#web/modules/editorial/figures/queries.ts"

export const Route = createFileRoute("/editors/figures/")({
  staticData: {
    title: "figures.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "figures"],
  },
  validateSearch: readFigureSearch,
  loaderDeps: ({ search }) => readFigureSearch(search),
  loader: ({ context, deps }) => loadFigures(context, deps),
  // Never cached: it grows with every reader.
  gcTime: 0,
  component: () => <FiguresPage search={readFigureSearch(Route.useSearch())} />,
})
