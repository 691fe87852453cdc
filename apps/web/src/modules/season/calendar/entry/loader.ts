import type { Language } from "@shirube/vocabulary/language"
import { redirect } from "@tanstack/react-router"
import { withPrefix } from "#web/lib/language/language.ts"
import { PageHtml } from "#web/lib/page/in-document/page-html.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import { entryHref } from "../address.ts"
import { type CalendarEntry, fetchEntry } from "../queries.ts"

export async function loadEntry(
  id: string,
  prefix: Language | undefined,
  signal: AbortSignal,
): Promise<CalendarEntry> {
  const { html, ...entry } = await orNotFound(fetchEntry(id, signal))
  // Under a former address, or under its id.
  if (entry.address !== id)
    throw redirect({ href: withPrefix(entryHref(entry.address), prefix), statusCode: 301 })
  return { ...entry, body: new PageHtml(`calendar-${entry.entryId}`, html) }
}
