import { notFound } from "@tanstack/react-router"
import { PageHtml } from "#web/lib/page/page-html.ts"
import { fetchPastEvent, isUnknownPastEvent, type PastEvent } from "../queries.ts"

export async function loadPastEvent(id: string, signal: AbortSignal): Promise<PastEvent> {
  try {
    const { summaryHtml, ...pastEvent } = await fetchPastEvent(id, signal)
    return { ...pastEvent, summary: new PageHtml(`past-event-${pastEvent.id}`, summaryHtml) }
  } catch (error) {
    if (isUnknownPastEvent(error)) throw notFound()
    throw error
  }
}
