import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { EventDraftsPage } from "#web/modules/events/organising/list/event-drafts-page.tsx"
import { loadEventDrafts } from "#web/modules/events/organising/loader.ts"

export const Route = createFileRoute("/account/hosted-events/")({
  staticData: {
    title: "makingEvents.ownTitle",
    access: "registered",
    texts: ["account", "forms", "makingEvents"],
  },
  loader: ({ context }) => loadEventDrafts(context, memberIn(context)),
  // Never cached: other organisers work on the same list.
  gcTime: 0,
  component: () => <EventDraftsPage mayMake={Route.useLoaderData()} />,
})
