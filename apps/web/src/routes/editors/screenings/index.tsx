import { type ScreeningList, screeningLists } from "@shirube/vocabulary/people/screenings/choices"
import { createFileRoute } from "@tanstack/react-router"
import { known } from "#web/lib/page/search-values.ts"
import { loadScreenings } from "#web/modules/people/screenings/queries.ts"
import { ScreeningsPage } from "#web/modules/people/screenings/screenings-page.tsx"

const readSearch = ({ list }: Record<string, unknown>): { list?: ScreeningList | undefined } =>
  known({ list: screeningLists.find((name) => name === list) })

export const Route = createFileRoute("/editors/screenings/")({
  staticData: {
    title: "screenings.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "forms", "screenings"],
  },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: ({ context, deps }) => loadScreenings(context, deps.list ?? "current"),
  // Never cached: other editors work on the same list.
  gcTime: 0,
  component: () => <ScreeningsPage shown={readSearch(Route.useSearch()).list ?? "current"} />,
})
