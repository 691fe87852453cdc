import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { loadDraft } from "#web/modules/learning/tips/writing/loader.ts"
import { WriteTipPage } from "#web/modules/learning/tips/writing/write-tip-page.tsx"

export const Route = createFileRoute("/account/tips/$id")({
  staticData: {
    title: "ownTips.write",
    access: "registered",
    texts: ["account", "films", "forms", "ownTips", "writing"],
  },
  loader: ({ context, params, abortController }) =>
    loadDraft(memberIn(context), params.id, abortController.signal),
  // Never cached: editing starts with the current draft.
  gcTime: 0,
  component: () => <WriteTipPage draft={Route.useLoaderData()} />,
})
