import { createFileRoute } from "@tanstack/react-router"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import type { Due } from "#web/lib/time/due.ts"
import { readCalendarSearch } from "#web/modules/season/calendar/address.ts"
import { CalendarPage, CalendarSkeleton } from "#web/modules/season/calendar/season/calendar-page.tsx"
import { loadSeason } from "#web/modules/season/calendar/season/loader.ts"
import { seasonHead } from "#web/modules/season/calendar/season/route.ts"
import { loadKeptDue } from "../-kept-due.ts"

export const Route = createFileRoute("/shukatsu-calendar/")({
  // Few classes, and the months of a few years.
  staticData: { search: ["class", "view", "month"] },
  validateSearch: readCalendarSearch,
  loaderDeps: ({ search }) => readCalendarSearch(search),
  loader: ({ context, deps, abortController: { signal } }) => loadSeason(context, deps, signal),
  head: ({ match }) => seasonHead(match),
  pendingComponent: CalendarSkeleton,
  component: Calendar,
})

const NONE: readonly Due[] = []

function Calendar() {
  return <CalendarPage {...Route.useLoaderData()} due={useLoaded(loadKeptDue, undefined) ?? NONE} />
}
