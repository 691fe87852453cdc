import { createFileRoute } from "@tanstack/react-router"
import { PausesPage } from "#web/modules/mentors/mentor-sessions/editors/pauses-page.tsx"
import { loadPauses } from "#web/modules/mentors/mentor-sessions/editors/queries.ts"

export const Route = createFileRoute("/editors/session-pauses")({
  staticData: {
    title: "sessionEditors.pauses.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "sessionEditors"],
  },
  loader: ({ context }) => loadPauses(context),
  // Never cached: other editors work on the same list.
  gcTime: 0,
  component: PausesPage,
})
