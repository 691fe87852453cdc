import { createFileRoute } from "@tanstack/react-router"
import { WritingListPage } from "#web/modules/editorial/writing/list/writing-list-page.tsx"
import { loadWriting, readWritingSearch } from "#web/modules/editorial/writing/queries.ts"

export const Route = createFileRoute("/editors/writing/")({
  staticData: {
    title: "writingDesk.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "writingDesk"],
  },
  validateSearch: readWritingSearch,
  loaderDeps: ({ search }) => readWritingSearch(search),
  loader: ({ context, deps }) => loadWriting(context, deps),
  // Never cached: other editors work on the same texts.
  gcTime: 0,
  component: () => <WritingListPage search={readWritingSearch(Route.useSearch())} />,
})
