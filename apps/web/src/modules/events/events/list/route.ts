// Shared by the list's route and part of the first load; the loader is loaded with its page.
import { listHead } from "#web/kits/lists/public-list.ts"
import type { PageMatch } from "#web/lib/page/page.ts"
import { EVENTS_PATH, eventList } from "../address.ts"
import type { loadEvents } from "./queries.ts"

interface ListMatch extends PageMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadEvents>> | undefined
}

export function eventsHead(match: ListMatch) {
  const { locale, settings } = match.context
  const { search, topic, prefectures = [] } = match.loaderData ?? {}
  const place =
    search?.place === "online"
      ? locale.t("events.online")
      : prefectures.find(({ value }) => value === search?.place)?.label
  const narrowed = [topic, place].filter((part) => part !== undefined)
  const head = listHead(eventList, match, search, {
    title: [locale.t("events.title"), ...narrowed].join(" – "),
    description: locale.t("events.lead"),
    canonicalPath: EVENTS_PATH,
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
