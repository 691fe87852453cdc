import { createFileRoute } from "@tanstack/react-router"
import { loadSuspensions } from "#web/modules/editorial/suspensions/queries.ts"
import { SuspensionsPage } from "#web/modules/editorial/suspensions/suspensions-page.tsx"

export const Route = createFileRoute("/editors/suspensions")({
  staticData: {
    title: "editors.suspensions.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "forms"],
  },
  loader: ({ context }) => loadSuspensions(context),
  // Never cached: other editors work on the same list.
  gcTime: 0,
  component: SuspensionsPage,
})
