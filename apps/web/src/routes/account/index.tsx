import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { SessionsSection } from "#web/modules/mentors/mentor-sessions/account-section.tsx"
import { loadSessions } from "#web/modules/mentors/mentor-sessions/list/queries.ts"
import { AccountPage } from "#web/modules/people/account/account-page.tsx"
import { loadAccount } from "#web/modules/people/account/queries.ts"
import { AmbassadorSection } from "#web/modules/people/ambassador/account-section.tsx"
import { loadAmbassador } from "#web/modules/people/ambassador/queries.ts"
import { Mine } from "#web/modules/site/today/mine.tsx"
import { loadToday } from "#web/modules/site/today/queries.ts"

export const Route = createFileRoute("/account/")({
  staticData: {
    title: "account.title",
    access: "user",
    texts: ["account", "today", "ambassador", "mentorSessions", "forms"],
  },
  loader: async ({ context, abortController }) => {
    const { role, registration } = memberIn(context)
    const isStudent = role === "student"
    const hasSessions = registration.isFinished && (isStudent || role === "senpai")
    const [account, today] = await Promise.all([
      loadAccount(abortController.signal),
      loadToday(abortController.signal),
      isStudent ? loadAmbassador(context) : undefined,
      hasSessions ? loadSessions(context, "open") : undefined,
    ])
    return { account, today, isStudent, hasSessions }
  },
  // Never cached: steps may have been done elsewhere.
  gcTime: 0,
  component: Account,
})

function Account() {
  const { account, today, isStudent, hasSessions } = Route.useLoaderData()
  const user = useMember()
  return (
    <AccountPage user={user} account={account} mine={<Mine role={user.role} today={today} />}>
      {hasSessions ? <SessionsSection /> : null}
      {isStudent ? <AmbassadorSection /> : null}
    </AccountPage>
  )
}
