import { createFileRoute } from "@tanstack/react-router"
import { useMember } from "#web/lib/page/use-app.ts"
import { DataPage } from "#web/modules/identity/export/data-page.tsx"
import { loadData } from "#web/modules/identity/export/queries.ts"

export const Route = createFileRoute("/account/data")({
  staticData: { title: "account.dataTitle", access: "user", texts: ["account", "auth", "forms", "security"] },
  loader: ({ context, abortController }) => loadData(context, abortController.signal),
  gcTime: 0,
  component: Data,
})

function Data() {
  return <DataPage user={useMember()} data={Route.useLoaderData()} />
}
