import type { Language } from "@shirube/vocabulary/language"
import { redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { pastEventHref } from "../address.ts"
import { fetchPastEvent, type PastEvent } from "../queries.ts"

export async function loadPastEvent(
  id: string,
  prefix: Language | undefined,
  signal: AbortSignal,
): Promise<PastEvent> {
  const { summaryHtml, ...pastEvent } = await orNotFound(fetchPastEvent(id, signal))
  // Under a former address, or under its id.
  if (pastEvent.address !== id)
    throw redirect({ href: withPrefix(pastEventHref(pastEvent.address), prefix), statusCode: 301 })
  return { ...pastEvent, summary: new PageHtml(`past-event-${pastEvent.id}`, summaryHtml) }
}
