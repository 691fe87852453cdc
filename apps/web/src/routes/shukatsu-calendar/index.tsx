import { createFileRoute } from "@tanstack/react-router"
import { useKeptDeadlines } from "#web/modules/season/applications/guest-due.ts"
import { readCalendarSearch } from "#web/modules/season/calendar/address.ts"
import { CalendarPage, CalendarSkeleton } from "#web/modules/season/calendar/season/calendar-page.tsx"
import { loadSeason } from "#web/modules/season/calendar/season/loader.ts"
import { seasonHead } from "#web/modules/season/calendar/season/route.ts"
import { useKeptVisaDue } from "#web/modules/season/visa/guest-due.ts"

export const Route = createFileRoute("/shukatsu-calendar/")({
  // Few classes, and the months of a few years.
  staticData: { texts: ["forms"], search: ["class", "view", "month"] },
  validateSearch: readCalendarSearch,
  loaderDeps: ({ search }) => readCalendarSearch(search),
  loader: ({ context, deps, abortController: { signal } }) => loadSeason(context, deps, signal),
  head: ({ match }) => seasonHead(match),
  pendingComponent: CalendarSkeleton,
  component: Calendar,
})

function Calendar() {
  const due = [...useKeptDeadlines(), ...useKeptVisaDue()]
  return <CalendarPage {...Route.useLoaderData()} due={due} />
}
