import { createFileRoute } from "@tanstack/react-router"
import { EventNotFound, EventPage, EventSkeleton } from "#web/modules/events/events/reading/event-page.tsx"
import { loadEvent } from "#web/modules/events/events/reading/loader.ts"
import { eventHead } from "#web/modules/events/events/reading/route.ts"

export const Route = createFileRoute("/career/event/detail/$id")({
  staticData: { texts: ["events"], layout: "career", search: [] },
  loader: ({ params, abortController }) => loadEvent(params.id, abortController.signal),
  head: ({ match, loaderData }) => eventHead(match, loaderData),
  pendingComponent: EventSkeleton,
  notFoundComponent: EventNotFound,
  component: () => <EventPage event={Route.useLoaderData()} />,
})
