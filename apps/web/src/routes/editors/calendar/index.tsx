import { createFileRoute } from "@tanstack/react-router"
import { EntryDraftsPage } from "#web/modules/season/calendar/making/entry-drafts-page.tsx"
import { loadEntryDrafts } from "#web/modules/season/calendar/making/loader.ts"

export const Route = createFileRoute("/editors/calendar/")({
  staticData: {
    title: "makingCalendar.title",
    access: "editor",
    layout: "none",
    texts: ["calendar", "editors", "makingCalendar"],
  },
  loader: ({ context }) => loadEntryDrafts(context),
  // Never cached: other editors work on the same list.
  gcTime: 0,
  component: EntryDraftsPage,
})
