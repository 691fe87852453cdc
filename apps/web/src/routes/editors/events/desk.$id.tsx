import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { OrganiserDashboardPage } from "#web/modules/events/organising/dashboard/organiser-dashboard-page.tsx"
import { loadOrganiserDashboard, readDashboardSearch } from "#web/modules/events/organising/loader.ts"

export const Route = createFileRoute("/editors/events/desk/$id")({
  staticData: {
    title: "makingEvents.dashboardTitle",
    access: "editor",
    layout: "none",
    texts: ["editors", "forms", "makingEvents"],
  },
  validateSearch: readDashboardSearch,
  loaderDeps: ({ search }) => readDashboardSearch(search),
  loader: ({ context, params: { id }, deps }) => loadOrganiserDashboard(context, memberIn(context), id, deps),
  // Never cached: registrations change at any time.
  gcTime: 0,
  component: Dashboard,
})

function Dashboard() {
  const { id } = Route.useParams()
  const { part = "guests", ...filter } = Route.useLoaderDeps()
  return <OrganiserDashboardPage id={id} part={part} filter={filter} />
}
