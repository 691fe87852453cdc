import { createFileRoute } from "@tanstack/react-router"
import { DataPage } from "#web/features/account/data/data-page.tsx"
import { loadData } from "#web/features/account/data/queries.ts"
import { useMember } from "#web/lib/use-app.ts"

export const Route = createFileRoute("/account/data")({
  staticData: { title: "account.dataTitle", access: "user", texts: ["account", "auth", "forms", "security"] },
  loader: ({ context, abortController }) => loadData(context, abortController.signal),
  gcTime: 0,
  component: Data,
})

function Data() {
  return <DataPage user={useMember()} data={Route.useLoaderData()} />
}
