import { createFileRoute } from "@tanstack/react-router"
import { loadEntryDraft } from "#web/modules/season/calendar/making/loader.ts"
import { MakeEntryPage } from "#web/modules/season/calendar/making/make-entry-page.tsx"

export const Route = createFileRoute("/editors/calendar/$id")({
  staticData: {
    title: "makingCalendar.change",
    access: "editor",
    layout: "none",
    texts: ["calendar", "editors", "forms", "makingCalendar", "publishing", "writing"],
  },
  loader: ({ params, abortController }) => loadEntryDraft(params.id, abortController.signal),
  // Never cached: editing starts with the current draft.
  gcTime: 0,
  component: () => <MakeEntryPage {...Route.useLoaderData()} />,
})
