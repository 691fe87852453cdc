import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { readSessionsSearch } from "#web/modules/mentors/mentor-sessions/address.ts"
import { loadSessions } from "#web/modules/mentors/mentor-sessions/list/queries.ts"
import { NoSessionsForRole, SessionsPage } from "#web/modules/mentors/mentor-sessions/list/sessions-page.tsx"
import { AccountFrame } from "#web/modules/people/account/account-frame.tsx"

export const Route = createFileRoute("/mentors/sessions/")({
  staticData: {
    title: "mentorSessions.title",
    access: "registered",
    texts: ["account", "mentorSessions"],
  },
  validateSearch: readSessionsSearch,
  loaderDeps: ({ search }) => readSessionsSearch(search),
  loader: async ({ context, deps: { list = "open" } }) => {
    const { role } = memberIn(context)
    const hasSessions = role === "student" || role === "senpai"
    if (hasSessions) await loadSessions(context, list)
    return { list, hasSessions }
  },
  gcTime: 0,
  component: Sessions,
})

function Sessions() {
  const { list, hasSessions } = Route.useLoaderData()
  return <AccountFrame>{hasSessions ? <SessionsPage list={list} /> : <NoSessionsForRole />}</AccountFrame>
}
