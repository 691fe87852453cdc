import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { SessionsSection } from "#web/modules/mentors/mentor-sessions/account-section.tsx"
import { loadSessions } from "#web/modules/mentors/mentor-sessions/list/queries.ts"
import { AccountPage } from "#web/modules/people/account/account-page.tsx"
import { loadAccount } from "#web/modules/people/account/queries.ts"
import { AmbassadorSection } from "#web/modules/people/ambassador/account-section.tsx"
import { loadAmbassador } from "#web/modules/people/ambassador/queries.ts"

export const Route = createFileRoute("/account/")({
  staticData: {
    title: "account.title",
    access: "user",
    texts: ["account", "ambassador", "mentorSessions", "forms"],
  },
  loader: async ({ context, abortController }) => {
    const { role, registration } = memberIn(context)
    const isStudent = role === "student"
    const hasSessions = registration.isFinished && (isStudent || role === "senpai")
    const [account] = await Promise.all([
      loadAccount(abortController.signal),
      isStudent ? loadAmbassador(context) : undefined,
      hasSessions ? loadSessions(context, "open") : undefined,
    ])
    return { account, isStudent, hasSessions }
  },
  // Never cached: steps may have been done elsewhere.
  gcTime: 0,
  component: Account,
})

function Account() {
  const { account, isStudent, hasSessions } = Route.useLoaderData()
  return (
    <AccountPage user={useMember()} account={account}>
      {hasSessions ? <SessionsSection /> : null}
      {isStudent ? <AmbassadorSection /> : null}
    </AccountPage>
  )
}
