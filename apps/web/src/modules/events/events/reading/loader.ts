import { notFound } from "@tanstack/react-router"
import { PageHtml } from "#web/lib/page/page-html.ts"
import { type Event, fetchEvent, isUnknownEvent } from "../queries.ts"

export async function loadEvent(id: string, signal: AbortSignal): Promise<Event> {
  try {
    const { bodyHtml, ...event } = await fetchEvent(id, signal)
    return { ...event, body: new PageHtml(`event-${event.id}`, bodyHtml) }
  } catch (error) {
    if (isUnknownEvent(error)) throw notFound()
    throw error
  }
}
