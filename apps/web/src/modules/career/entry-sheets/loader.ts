import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { timeText } from "#web/lib/time/time-text.ts"
import { ENTRY_SHEETS_PATH, NEW } from "../career-documents/address.ts"
import { loadOrBegin, redirectToNew } from "../career-documents/new-document.ts"
import {
  type CareerDocumentSummary,
  type DocumentOf,
  loadCareerDocuments,
} from "../career-documents/queries.ts"
import { blankEntrySheet } from "./content.ts"
import type { EntrySheetSearch } from "./search.ts"

type Context = Pick<RouterContext, "queries" | "locale">
/** A company of the tracker, with its deadlines. */
export type Application = ApiResponse<"GET /v1/applications">["items"][number]

export interface LoadedEntrySheet {
  readonly document: DocumentOf<"entry-sheet">
  readonly episodes: readonly CareerDocumentSummary[]
  readonly applications: readonly Application[]
}

interface EntrySheetRequest {
  readonly id: string
  readonly search: EntrySheetSearch
  readonly loadApplications: () => Promise<readonly Application[]>
}

export async function loadEntrySheet(
  context: Context,
  { id, search: { new: isNew, application, episode }, loadApplications }: EntrySheetRequest,
  signal: AbortSignal,
): Promise<LoadedEntrySheet> {
  if (id === NEW) throw redirectToNew(context, ENTRY_SHEETS_PATH, { application, episode })
  const { language } = context.locale
  const asked = loadApplications()
  const begin = async () => {
    const company = (await asked).find((each) => each.id === application)
    const today = timeText(new Date().toISOString(), language, { month: "short", day: true })
    return blankEntrySheet({
      title: company?.company ?? context.locale.t("entrySheets.newTitle", { day: today }),
      application: company?.id,
      episode,
    })
  }
  const [document, episodes, applications] = await Promise.all([
    loadOrBegin({ kind: "entry-sheet", id, isNew: isNew !== undefined, begin }, signal),
    loadCareerDocuments(context, "episode"),
    asked,
  ])
  return { document, episodes, applications }
}
