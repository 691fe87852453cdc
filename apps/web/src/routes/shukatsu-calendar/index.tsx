import { createFileRoute } from "@tanstack/react-router"
import { useKeptDeadlines } from "#web/features/applications/guest-due.ts"
import { CalendarPage } from "#web/features/calendar/calendar-page.tsx"
import { useKeptVisaDue } from "#web/features/visa/guest-due.ts"

export const Route = createFileRoute("/shukatsu-calendar/")({
  staticData: { title: "calendar.title", search: [] },
  loader: async ({ context }) => void (await context.queries.open()),
  component: Calendar,
})

function Calendar() {
  const due = [...useKeptDeadlines(), ...useKeptVisaDue()]
  return <CalendarPage due={due.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))} />
}
