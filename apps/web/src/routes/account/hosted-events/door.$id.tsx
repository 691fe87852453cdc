import { createFileRoute } from "@tanstack/react-router"
import { DoorPage } from "#web/features/event-making/door/door-page.tsx"
import { loadOrganised } from "#web/features/event-making/loader.ts"
import { memberIn } from "#web/lib/auth/route-guards.ts"

export const Route = createFileRoute("/account/hosted-events/door/$id")({
  staticData: {
    title: "makingEvents.door.title",
    access: "registered",
    texts: ["account", "forms", "makingEvents"],
  },
  loader: ({ context, params: { id } }) => loadOrganised(context, memberIn(context), id),
  component: () => <DoorPage event={Route.useLoaderData()} />,
})
