import { createFileRoute } from "@tanstack/react-router"
import { CaptionEditor } from "#web/modules/learning/courses/captions/caption-editor.tsx"
import { loadPastEventDraft } from "#web/modules/learning/past-events/making/loader.ts"
import { MakePastEventPage } from "#web/modules/learning/past-events/making/make-past-event-page.tsx"

export const Route = createFileRoute("/editors/past-events/$id")({
  staticData: {
    title: "makingPastEvents.change",
    access: "editor",
    layout: "none",
    texts: [
      "captions",
      "editors",
      "forms",
      "films",
      "makingPastEvents",
      "pastEvents",
      "publishing",
      "writing",
    ],
  },
  loader: ({ params, abortController }) => loadPastEventDraft(params.id, abortController.signal),
  // Never cached: editing starts with the current draft.
  gcTime: 0,
  component: () => <MakePastEventPage draft={Route.useLoaderData()} Captions={CaptionEditor} />,
})
