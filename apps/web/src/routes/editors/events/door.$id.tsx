import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { CheckInPage } from "#web/modules/events/organising/check-in/check-in-page.tsx"
import { loadOrganised } from "#web/modules/events/organising/loader.ts"

export const Route = createFileRoute("/editors/events/door/$id")({
  staticData: {
    title: "makingEvents.door.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "forms", "makingEvents"],
  },
  loader: ({ context, params: { id } }) => loadOrganised(context, memberIn(context), id),
  component: () => <CheckInPage event={Route.useLoaderData()} />,
})
