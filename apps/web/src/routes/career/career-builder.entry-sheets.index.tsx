import { createFileRoute } from "@tanstack/react-router"
import { loadDocumentList } from "#web/modules/career/career-documents/queries.ts"
import {
  EntrySheetsPage,
  EntrySheetsSkeleton,
} from "#web/modules/career/entry-sheets/list/entry-sheets-page.tsx"
import { readEntrySheetsSearch } from "#web/modules/career/entry-sheets/search.ts"
import { loadApplications } from "#web/modules/season/applications/queries.ts"

export const Route = createFileRoute("/career/career-builder/entry-sheets/")({
  staticData: {
    title: "entrySheets.title",
    access: "user",
    layout: "career",
    texts: ["careerDocuments", "entrySheets"],
  },
  validateSearch: readEntrySheetsSearch,
  loader: async ({ context }) => {
    const [{ items, unreadable }, applications] = await Promise.all([
      loadDocumentList(context, "entry-sheet"),
      loadApplications(context),
    ])
    return { sheets: items, unreadable, applications }
  },
  // Never cached: an entry sheet may have been changed since.
  gcTime: 0,
  pendingComponent: EntrySheetsSkeleton,
  component: EntrySheets,
})

function EntrySheets() {
  const { application } = readEntrySheetsSearch(Route.useSearch())
  return <EntrySheetsPage {...Route.useLoaderData()} only={application} />
}
