import { createFileRoute } from "@tanstack/react-router"
import { AccountPage } from "#web/features/account/account-page.tsx"
import { loadAccount } from "#web/features/account/queries.ts"
import { useMember } from "#web/lib/use-app.ts"

export const Route = createFileRoute("/account/")({
  staticData: { title: "account.title", access: "user", texts: ["account", "forms"] },
  loader: ({ abortController }) => loadAccount(abortController.signal),
  // What has been done elsewhere is no longer a next step.
  gcTime: 0,
  component: Account,
})

function Account() {
  return <AccountPage user={useMember()} account={Route.useLoaderData()} />
}
