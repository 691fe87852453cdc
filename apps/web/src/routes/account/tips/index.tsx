import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { loadOwnTips } from "#web/modules/learning/tips/writing/loader.ts"
import { OwnTipsPage } from "#web/modules/learning/tips/writing/own-tips-page.tsx"

export const Route = createFileRoute("/account/tips/")({
  staticData: { title: "ownTips.title", access: "registered", texts: ["account", "ownTips"] },
  loader: ({ context }) => loadOwnTips(context, memberIn(context)),
  gcTime: 0,
  component: () => <OwnTipsPage mayWrite={Route.useLoaderData()} />,
})
