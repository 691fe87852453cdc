import { createFileRoute } from "@tanstack/react-router"
import { loadDraft } from "#web/features/tips/writing/loader.ts"
import { WriteTipPage } from "#web/features/tips/writing/write-tip-page.tsx"
import { memberIn } from "#web/lib/auth/route-guards.ts"

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
