// Shared by the list's route and part of the first load; the loader is loaded with its page.
import { type PageMatch, page } from "#web/lib/page/page.ts"
import type { loadPastEvents } from "./loader.ts"

/** Cacheable: cursors are unlimited; topics and years are not. */
export const pagesWorthKeeping = ["topic", "year"] as const

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadPastEvents>> | undefined
}

export function pastEventsHead(match: ListMatch) {
  const { t } = match.context.locale
  const { search = {}, topic } = match.loaderData ?? {}
  const { topic: key, year, cursor } = search
  const narrowed = [topic, year].filter((part) => part !== undefined)
  return page(match, {
    title: [t("pastEvents.title"), ...narrowed].join(" – "),
    description: t("pastEvents.lead"),
    canonicalSearch: { topic: key, year: year === undefined ? undefined : String(year) },
    hidden: cursor !== undefined,
  })
}
