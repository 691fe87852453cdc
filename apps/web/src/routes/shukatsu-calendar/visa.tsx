import { createFileRoute } from "@tanstack/react-router"
import { VisaPage } from "#web/modules/season/visa/visa-page.tsx"

export const Route = createFileRoute("/shukatsu-calendar/visa")({
  staticData: { title: "visa.title", texts: ["forms", "visa"], search: [] },
  loader: async ({ context }) => void (await context.queries.open()),
  component: VisaPage,
})
