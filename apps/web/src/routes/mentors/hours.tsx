import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { HoursNotOpen, HoursPage } from "#web/modules/mentors/hours/hours-page.tsx"
import { loadHours } from "#web/modules/mentors/hours/queries.ts"
import { AccountFrame } from "#web/modules/people/account/account-frame.tsx"

export const Route = createFileRoute("/mentors/hours")({
  staticData: {
    title: "mentorHours.title",
    access: "registered",
    texts: ["account", "mentorHours", "forms"],
  },
  loader: async ({ context }) => {
    const { role, isScreened } = memberIn(context)
    const isOpen = role === "senpai" && isScreened
    if (isOpen) await loadHours(context)
    return { isOpen }
  },
  gcTime: 0,
  component: Hours,
})

function Hours() {
  const { isOpen } = Route.useLoaderData()
  return <AccountFrame>{isOpen ? <HoursPage /> : <HoursNotOpen />}</AccountFrame>
}
