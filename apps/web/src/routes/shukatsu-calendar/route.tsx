import { createFileRoute, Outlet } from "@tanstack/react-router"
import { CalendarFrame } from "#web/modules/season/calendar/frame/calendar-frame.tsx"

export const Route = createFileRoute("/shukatsu-calendar")({
  staticData: { texts: ["calendar"] },
  component: () => (
    <CalendarFrame>
      <Outlet />
    </CalendarFrame>
  ),
})
