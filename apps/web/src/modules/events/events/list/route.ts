// Shared by the list's route and part of the first load; the loader is loaded with its page.
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { EVENTS_PATH } from "../address.ts"
import type { loadEvents } from "./loader.ts"

/** Cacheable: cursors and months are unlimited, these are not. */
export const pagesWorthKeeping = ["place", "topic", "spoken"] as const

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadEvents>> | undefined
}

export function eventsHead(match: ListMatch) {
  const { locale, settings } = match.context
  const { search = {}, topic, prefectures = [] } = match.loaderData ?? {}
  const place =
    search.place === "online"
      ? locale.t("events.online")
      : prefectures.find(({ value }) => value === search.place)?.label
  const narrowed = [topic, place].filter((part) => part !== undefined)
  const head = page(match, {
    title: [locale.t("events.title"), ...narrowed].join(" – "),
    description: locale.t("events.lead"),
    canonicalPath: EVENTS_PATH,
    canonicalSearch: { place: search.place, topic: search.topic, spoken: search.spoken },
    hidden: search.cursor !== undefined || search.month !== undefined,
  })
  const feed = (path: string) =>
    new URL(`/api/v1/${path}?language=${locale.language}`, settings.publicUrl).href
  return {
    ...head,
    links: [
      ...head.links,
      {
        rel: "alternate",
        type: "application/rss+xml",
        title: locale.t("events.title"),
        href: feed("event-feed"),
      },
    ],
  }
}
