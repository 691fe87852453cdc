// The search document of a calendar entry.
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type CalendarEntryId, namedId } from "#api/kernel/db/ids"
import { indexDocument, type SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import { CALENDAR } from "../events.ts"
import { type EntryWithTexts, selectEntriesAfter, selectWithTexts } from "./queries.ts"

export const indexCalendarEntry = (tx: Tx, id: CalendarEntryId) =>
  indexDocument(tx, "calendar", id, async () => {
    const entry = await selectWithTexts(tx, id)
    return entry && documentOf(entry)
  })

export const calendarSource: SearchSource = {
  noun: "calendar",
  tag: CALENDAR,
  path: (id) => `/shukatsu-calendar/${id}`,
  documentsAfter: async (tx, after, limit) =>
    (await selectEntriesAfter(tx, namedId(after), limit)).map(documentOf),
}

const labels: Readonly<Record<Language, string>> = { en: "Calendar", ja: "{就活|しゅうかつ}カレンダー" }

const documentOf = ({ id, updatedAt, texts }: EntryWithTexts): SearchDocument => ({
  noun: "calendar",
  id,
  audience: "everyone",
  freshAt: updatedAt,
  level: null,
  categoryKey: null,
  facets: {},
  terms: [],
  texts: Object.fromEntries(
    texts.map(({ language, title, summary, readText }) => [
      language,
      { title, label: labels[language], headings: [], body: `${summary}\n${readText}` },
    ]),
  ),
})
