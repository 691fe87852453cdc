import { createFileRoute } from "@tanstack/react-router"
import { pastEventList, readPastEventSearch } from "#web/modules/learning/past-events/address.ts"
import {
  PastEventsPage,
  PastEventsSkeleton,
} from "#web/modules/learning/past-events/list/past-events-page.tsx"
import { loadPastEvents } from "#web/modules/learning/past-events/list/queries.ts"
import { pastEventsHead } from "#web/modules/learning/past-events/list/route.ts"

export const Route = createFileRoute("/learning/past-event/")({
  staticData: { texts: ["pastEvents"], layout: "learning", search: pastEventList.cacheableParams },
  validateSearch: readPastEventSearch,
  loaderDeps: ({ search }) => readPastEventSearch(search),
  loader: ({ context, deps }) => loadPastEvents(context, deps),
  head: ({ match }) => pastEventsHead(match),
  pendingComponent: PastEventsSkeleton,
  component: () => <PastEventsPage search={Route.useLoaderDeps()} />,
})
