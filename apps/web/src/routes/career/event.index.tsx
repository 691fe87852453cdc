import { createFileRoute } from "@tanstack/react-router"
import { eventList, readEventSearch } from "#web/modules/events/events/address.ts"
import { EventsPage, EventsSkeleton } from "#web/modules/events/events/list/events-page.tsx"
import { loadEvents } from "#web/modules/events/events/list/queries.ts"
import { eventsHead } from "#web/modules/events/events/list/route.ts"

export const Route = createFileRoute("/career/event/")({
  staticData: { texts: ["events"], layout: "career", search: eventList.cacheableParams },
  validateSearch: readEventSearch,
  loaderDeps: ({ search }) => readEventSearch(search),
  loader: ({ context, deps, abortController: { signal } }) => loadEvents(context, deps, signal),
  head: ({ match }) => eventsHead(match),
  pendingComponent: EventsSkeleton,
  component: () => <EventsPage {...Route.useLoaderData()} />,
})
