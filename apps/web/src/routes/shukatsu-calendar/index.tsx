import { createFileRoute } from "@tanstack/react-router"
import { useKeptDeadlines } from "#web/features/applications/guest-due.ts"
import { readCalendarSearch } from "#web/features/calendar/address.ts"
import { CalendarPage, CalendarSkeleton } from "#web/features/calendar/season/calendar-page.tsx"
import { loadSeason } from "#web/features/calendar/season/loader.ts"
import { pagesWorthKeeping, seasonHead } from "#web/features/calendar/season/route.ts"
import { useKeptVisaDue } from "#web/features/visa/guest-due.ts"

export const Route = createFileRoute("/shukatsu-calendar/")({
  staticData: { texts: ["forms"], search: pagesWorthKeeping },
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
