import { createFileRoute } from "@tanstack/react-router"
import { loadEventDraft } from "#web/features/event-making/loader.ts"
import { WriteEventPage } from "#web/features/event-making/writing/write-event-page.tsx"
import { memberIn } from "#web/lib/auth/route-guards.ts"

interface Search {
  readonly new?: string
  /** A draft whose words it begins with. */
  readonly from?: string
}

export const Route = createFileRoute("/account/hosted-events/$id")({
  staticData: {
    title: "makingEvents.change",
    access: "registered",
    texts: ["account", "forms", "documents", "makingEvents"],
  },
  validateSearch: (raw: Record<string, unknown>): Search => ({
    ...("new" in raw ? { new: "1" } : {}),
    ...(typeof raw.from === "string" ? { from: raw.from } : {}),
  }),
  loaderDeps: ({ search }) => ({ isNew: search.new !== undefined, from: search.from }),
  loader: ({ context, params: { id }, deps, abortController }) =>
    loadEventDraft(
      context,
      memberIn(context),
      { id, ...deps },
      "/account/hosted-events",
      abortController.signal,
    ),
  // Whoever writes begins with what stands there now.
  gcTime: 0,
  component: WriteEvent,
})

function WriteEvent() {
  const draft = Route.useLoaderData()
  return <WriteEventPage key={draft.id} draft={draft} />
}
