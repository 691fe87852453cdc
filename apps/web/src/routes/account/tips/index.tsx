import { createFileRoute } from "@tanstack/react-router"
import { loadOwnTips } from "#web/features/tips/writing/loader.ts"
import { OwnTipsPage } from "#web/features/tips/writing/own-tips-page.tsx"
import { memberIn } from "#web/lib/auth/route-guards.ts"

export const Route = createFileRoute("/account/tips/")({
  staticData: { title: "ownTips.title", access: "registered", texts: ["account", "ownTips"] },
  loader: ({ context }) => loadOwnTips(context, memberIn(context)),
  gcTime: 0,
  component: () => <OwnTipsPage mayWrite={Route.useLoaderData()} />,
})
