import { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { fetchPastEvent, type PastEvent } from "../queries.ts"

export async function loadPastEvent(id: string, signal: AbortSignal): Promise<PastEvent> {
  const { summaryHtml, ...pastEvent } = await orNotFound(fetchPastEvent(id, signal))
  return { ...pastEvent, summary: new PageHtml(`past-event-${pastEvent.id}`, summaryHtml) }
}
