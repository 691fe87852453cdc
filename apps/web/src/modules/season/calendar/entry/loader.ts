import { notFound } from "@tanstack/react-router"
import { PageHtml } from "#web/lib/page/page-html.ts"
import { type CalendarEntry, fetchEntry, isUnknown } from "../queries.ts"

export async function loadEntry(id: string, signal: AbortSignal): Promise<CalendarEntry> {
  try {
    const { html, ...entry } = await fetchEntry(id, signal)
    return { ...entry, body: new PageHtml(`calendar-${entry.entryId}`, html) }
  } catch (error) {
    if (isUnknown(error)) throw notFound()
    throw error
  }
}
