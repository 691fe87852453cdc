import { createFileRoute } from "@tanstack/react-router"
import { CalendarPage } from "#web/features/calendar/calendar-page.tsx"

export const Route = createFileRoute("/shukatsu-calendar/")({
  staticData: { title: "calendar.title", search: [] },
  loader: async ({ context }) => void (await context.queries.open()),
  component: () => <CalendarPage due={[]} />,
})
