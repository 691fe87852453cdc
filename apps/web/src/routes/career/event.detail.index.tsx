import { createFileRoute } from "@tanstack/react-router"
import { EventsPage, EventsSkeleton } from "#web/modules/events/events/list/events-page.tsx"
import { loadEvents } from "#web/modules/events/events/list/queries.ts"
import { eventsHead } from "#web/modules/events/events/list/route.ts"

/** Without an id: the upcoming events. */
export const Route = createFileRoute("/career/event/detail/")({
  staticData: { texts: ["events"], layout: "career", canonical: "/career/event", search: [] },
  loader: ({ context, abortController: { signal } }) => loadEvents(context, {}, signal),
  head: ({ match }) => eventsHead(match),
  pendingComponent: EventsSkeleton,
  component: () => <EventsPage {...Route.useLoaderData()} />,
})
