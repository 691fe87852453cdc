import { createFileRoute } from "@tanstack/react-router"
import { InboxPage } from "#web/modules/editorial/review/inbox-page.tsx"
import { loadInbox, readInboxSearch } from "#web/modules/editorial/review/queries.ts"

export const Route = createFileRoute("/editors/")({
  staticData: { title: "editors.title", access: "editor", layout: "none", texts: ["editors", "forms"] },
  validateSearch: readInboxSearch,
  loader: ({ context }) => loadInbox(context),
  // Never cached: other editors work on the same queues.
  gcTime: 0,
  component: () => <InboxPage queue={undefined} chosen={readInboxSearch(Route.useSearch()).review} />,
})
