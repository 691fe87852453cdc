import { createFileRoute } from "@tanstack/react-router"
import {
  EntrySheetNotFound,
  EntrySheetPage,
} from "#web/modules/career/entry-sheets/editor/entry-sheet-page.tsx"
import { loadEntrySheet } from "#web/modules/career/entry-sheets/loader.ts"
import { readEntrySheetSearch } from "#web/modules/career/entry-sheets/search.ts"
import { loadApplications } from "#web/modules/season/applications/queries.ts"

export const Route = createFileRoute("/career/career-builder/entry-sheets/$id")({
  staticData: {
    title: "entrySheets.title",
    access: "user",
    layout: "career",
    texts: ["careerDocuments", "documentReviews", "documents", "entrySheets", "forms", "writingHints"],
  },
  validateSearch: readEntrySheetSearch,
  loaderDeps: ({ search }) => readEntrySheetSearch(search),
  loader: ({ context, params: { id }, deps: search, abortController: { signal } }) =>
    loadEntrySheet(context, { id, search, loadApplications: () => loadApplications(context) }, signal),
  // Never cached: editing starts with the current text.
  gcTime: 0,
  notFoundComponent: EntrySheetNotFound,
  component: EntrySheet,
})

function EntrySheet() {
  const loaded = Route.useLoaderData()
  return <EntrySheetPage key={loaded.document.id} {...loaded} />
}
