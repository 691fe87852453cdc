import { createFileRoute } from "@tanstack/react-router"
import { OwnEventsPage } from "#web/modules/events/events/own/own-events-page.tsx"
import { loadOwnEvents } from "#web/modules/events/events/own/queries.ts"

export const Route = createFileRoute("/account/events")({
  staticData: {
    title: "eventRegistration.ownTitle",
    access: "user",
    texts: ["account", "events", "eventRegistration"],
  },
  loader: ({ context }) => loadOwnEvents(context),
  gcTime: 0,
  component: OwnEventsPage,
})
