import { createFileRoute } from "@tanstack/react-router"
import { loadQueues } from "#web/features/editors/queries.ts"
import { loadPastEventDraft } from "#web/features/past-events/making/loader.ts"
import { MakePastEventPage } from "#web/features/past-events/making/make-past-event-page.tsx"

export const Route = createFileRoute("/editors/past-events/$id")({
  staticData: {
    title: "makingPastEvents.change",
    access: "editor",
    layout: "none",
    texts: ["editors", "forms", "films", "makingPastEvents", "pastEvents", "writing"],
  },
  loader: async ({ context, params, abortController }) => {
    const [draft] = await Promise.all([
      loadPastEventDraft(params.id, abortController.signal),
      loadQueues(context),
    ])
    return draft
  },
  // Whoever writes begins with what stands there now.
  gcTime: 0,
  component: () => <MakePastEventPage draft={Route.useLoaderData()} />,
})
