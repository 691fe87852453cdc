import { EVERY_CLASS } from "@shirube/vocabulary/season/calendar/choices"
import { classesAhead } from "@shirube/vocabulary/season/calendar/classes"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { randomUuid } from "#web/lib/api/random-key.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { type EntryDraft, entryDraftsQuery, fetchEntryDraft } from "./queries.ts"

export const NEW = "new"

export async function loadEntryDrafts({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  await (await queries.open()).fetchInfiniteQuery(entryDraftsQuery)
}

export interface LoadedDraft {
  readonly draft: EntryDraft
  /** Classes that a date can be for: the next to graduate, and those already in the draft. */
  readonly classes: readonly string[]
}

const aNewDraft = (): EntryDraft => ({
  id: randomUuid(),
  version: 0,
  kind: "step",
  titleEn: "",
  summaryEn: "",
  bodyEn: "",
  titleJa: "",
  summaryJa: "",
  bodyJa: "",
  dates: [],
  helps: [],
  sources: [],
  entryId: null,
  publishedLanguages: [],
  hasChanges: false,
  updatedAt: new Date().toISOString(),
})

export async function loadEntryDraft(id: string, signal: AbortSignal): Promise<LoadedDraft> {
  const draft = id === NEW ? aNewDraft() : await orNotFound(fetchEntryDraft(id, signal))
  const named = draft.dates.map((when) => when.class).filter((key) => key !== EVERY_CLASS)
  const ahead = classesAhead(dayInJapan(new Date()))
  return { draft, classes: [...new Set([...named, ...ahead])].toSorted() }
}
