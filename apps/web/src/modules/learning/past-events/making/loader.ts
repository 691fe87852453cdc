import { randomUuid } from "#web/lib/api/random-key.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { fetchPastEventDraft, type PastEventDraft, pastEventDraftsQuery } from "./queries.ts"

export const NEW = "new"

export async function loadPastEventDrafts({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchInfiniteQuery(pastEventDraftsQuery)
}

const aNewDraft = (): PastEventDraft => ({
  id: randomUuid(),
  version: 0,
  kind: "talk",
  topics: [],
  titleEn: "",
  summaryEn: "",
  titleJa: "",
  summaryJa: "",
  spokenLanguage: "en",
  questions: [],
  speakers: [],
  speakerNames: [],
  sources: [],
  cuesEn: [],
  cuesJa: [],
  pastEventId: null,
  publishedLanguages: [],
  hasChanges: false,
  updatedAt: new Date().toISOString(),
})

export async function loadPastEventDraft(id: string, signal: AbortSignal): Promise<PastEventDraft> {
  if (id === NEW) return aNewDraft()
  return orNotFound(fetchPastEventDraft(id, signal))
}
