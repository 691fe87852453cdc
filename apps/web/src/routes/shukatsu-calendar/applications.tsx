import { createFileRoute } from "@tanstack/react-router"
import { ApplicationsPage } from "#web/modules/season/applications/applications-page.tsx"

export const Route = createFileRoute("/shukatsu-calendar/applications")({
  staticData: { title: "applications.title", texts: ["applications"], search: [] },
  loader: async ({ context }) => void (await context.queries.open()),
  component: ApplicationsPage,
})
