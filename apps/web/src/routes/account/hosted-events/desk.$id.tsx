import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { OrganiserDashboardPage } from "#web/modules/events/organising/dashboard/organiser-dashboard-page.tsx"
import { loadDesk, readDeskSearch } from "#web/modules/events/organising/loader.ts"

export const Route = createFileRoute("/account/hosted-events/desk/$id")({
  staticData: {
    title: "makingEvents.deskTitle",
    access: "registered",
    texts: ["account", "forms", "makingEvents"],
  },
  validateSearch: readDeskSearch,
  loaderDeps: ({ search }) => readDeskSearch(search),
  loader: ({ context, params: { id }, deps }) => loadDesk(context, memberIn(context), id, deps),
  // Never cached: registrations change at any time.
  gcTime: 0,
  component: Desk,
})

function Desk() {
  const { id } = Route.useParams()
  const { part = "guests", ...filter } = Route.useLoaderDeps()
  return <OrganiserDashboardPage id={id} part={part} filter={filter} />
}
