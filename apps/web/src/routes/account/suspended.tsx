import { createFileRoute, redirect } from "@tanstack/react-router"
import { loadSuspension } from "#web/features/account/suspended/queries.ts"
import { SuspendedPage } from "#web/features/account/suspended/suspended-page.tsx"
import { withPrefix } from "#web/lib/language.ts"
import { useMember } from "#web/lib/use-app.ts"

export const Route = createFileRoute("/account/suspended")({
  staticData: { title: "account.suspended.title", access: "user", texts: ["account", "forms"] },
  loader: async ({ context, abortController }) => {
    const suspension = await loadSuspension(abortController.signal)
    if (suspension) return suspension
    throw redirect({ href: withPrefix("/account", context.locale.prefix) })
  },
  gcTime: 0,
  component: Suspended,
})

function Suspended() {
  return <SuspendedPage suspension={Route.useLoaderData()} language={useMember().language} />
}
