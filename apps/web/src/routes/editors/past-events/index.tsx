import { createFileRoute } from "@tanstack/react-router"
import { loadPastEventDrafts } from "#web/modules/learning/past-events/making/loader.ts"
import { PastEventDraftsPage } from "#web/modules/learning/past-events/making/past-event-drafts-page.tsx"

export const Route = createFileRoute("/editors/past-events/")({
  staticData: {
    title: "makingPastEvents.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "makingPastEvents"],
  },
  loader: ({ context }) => loadPastEventDrafts(context),
  // Never cached: other editors work on the same list.
  gcTime: 0,
  component: PastEventDraftsPage,
})
