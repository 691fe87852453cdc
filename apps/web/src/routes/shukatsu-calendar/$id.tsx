import { createFileRoute } from "@tanstack/react-router"
import { EntryNotFound, EntryPage, EntrySkeleton } from "#web/modules/season/calendar/entry/entry-page.tsx"
import { loadEntry } from "#web/modules/season/calendar/entry/loader.ts"
import { entryHead } from "#web/modules/season/calendar/entry/route.ts"

export const Route = createFileRoute("/shukatsu-calendar/$id")({
  staticData: { search: [] },
  loader: ({ params, context, abortController }) =>
    loadEntry(params.id, context.locale.prefix, abortController.signal),
  head: ({ match, loaderData }) => entryHead(match, loaderData),
  pendingComponent: EntrySkeleton,
  notFoundComponent: EntryNotFound,
  component: () => <EntryPage entry={Route.useLoaderData()} />,
})
