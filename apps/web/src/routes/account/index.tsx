import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { AccountPage } from "#web/modules/people/account/account-page.tsx"
import { loadAccount } from "#web/modules/people/account/queries.ts"
import { AmbassadorSection } from "#web/modules/people/ambassador/account-section.tsx"
import { loadAmbassador } from "#web/modules/people/ambassador/queries.ts"

export const Route = createFileRoute("/account/")({
  staticData: { title: "account.title", access: "user", texts: ["account", "ambassador", "forms"] },
  loader: async ({ context, abortController }) => {
    const isStudent = memberIn(context).role === "student"
    const [account] = await Promise.all([
      loadAccount(abortController.signal),
      isStudent ? loadAmbassador(context) : undefined,
    ])
    return { account, isStudent }
  },
  // Never cached: steps may have been done elsewhere.
  gcTime: 0,
  component: Account,
})

function Account() {
  const { account, isStudent } = Route.useLoaderData()
  return (
    <AccountPage user={useMember()} account={account}>
      {isStudent ? <AmbassadorSection /> : null}
    </AccountPage>
  )
}
