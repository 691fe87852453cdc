import { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { type CalendarEntry, fetchEntry } from "../queries.ts"

export async function loadEntry(id: string, signal: AbortSignal): Promise<CalendarEntry> {
  const { html, ...entry } = await orNotFound(fetchEntry(id, signal))
  return { ...entry, body: new PageHtml(`calendar-${entry.entryId}`, html) }
}
