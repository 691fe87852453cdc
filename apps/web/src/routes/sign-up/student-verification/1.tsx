import { createFileRoute } from "@tanstack/react-router"
import { loadVerification } from "#web/modules/people/verification/queries.ts"
import { StartPage } from "#web/modules/people/verification/start-page.tsx"

const readWay = ({ way }: Record<string, unknown>): { way?: "card" } => (way === "card" ? { way } : {})

export const Route = createFileRoute("/sign-up/student-verification/1")({
  staticData: {
    title: "verification.title",
    access: "user",
    layout: "sign-up",
    texts: ["forms", "verification"],
  },
  validateSearch: readWay,
  loader: async ({ context }) => {
    await loadVerification(context)
    return { thisYear: new Date().getFullYear() }
  },
  // Never cached: it may have been done on another device.
  gcTime: 0,
  component: Start,
})

function Start() {
  const { thisYear } = Route.useLoaderData()
  return <StartPage way={readWay(Route.useSearch()).way ?? "mail"} thisYear={thisYear} />
}
