import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { loadEventDraft, readDraftSearch } from "#web/modules/events/organising/loader.ts"
import { WriteEventPage } from "#web/modules/events/organising/writing/write-event-page.tsx"

export const Route = createFileRoute("/editors/events/$id")({
  staticData: {
    title: "makingEvents.change",
    access: "editor",
    layout: "none",
    texts: ["editors", "forms", "documents", "makingEvents", "publishing"],
  },
  validateSearch: readDraftSearch,
  loaderDeps: ({ search }) => {
    const { new: isNew, from } = readDraftSearch(search)
    return { isNew: isNew !== undefined, from }
  },
  loader: ({ context, params: { id }, deps, abortController }) =>
    loadEventDraft(context, memberIn(context), { id, ...deps }, "/editors/events", abortController.signal),
  // Never cached: editing starts with the current draft.
  gcTime: 0,
  component: WriteEvent,
})

function WriteEvent() {
  const draft = Route.useLoaderData()
  return <WriteEventPage key={draft.id} draft={draft} />
}
