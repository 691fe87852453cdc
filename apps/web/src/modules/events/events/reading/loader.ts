import { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { type Event, fetchEvent } from "../queries.ts"

export async function loadEvent(id: string, signal: AbortSignal): Promise<Event> {
  const { bodyHtml, ...event } = await orNotFound(fetchEvent(id, signal))
  return { ...event, body: new PageHtml(`event-${event.id}`, bodyHtml) }
}
