// The head of an event's page.
import { type Language, locales } from "@shirube/vocabulary/language"
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import { type PageMatch, page } from "#web/lib/page/page.ts"
import { addressIn, breadcrumbList, structuredData } from "#web/lib/page/structured-data.ts"
import { EVENTS_PATH, eventHref } from "../address.ts"
import type { Event, EventSession } from "../queries.ts"

interface EventMatch extends PageMatch {
  readonly status: string
}

/**
 * A PNG that the server draws: not every service that previews links reads the format of the organisers'
 * pictures. The version in the URL changes with the event.
 */
const drawnPictureOf = ({ id, updatedAt }: Pick<Event, "id" | "updatedAt">, language: Language) =>
  `/og/event/${id}/${language}.png?v=${Date.parse(updatedAt).toString(36)}`

/** The organisers' own picture first, if there is one. */
const picturesOf = (event: Pick<Event, "id" | "updatedAt" | "picture">, language: Language) => [
  ...(event.picture ? [event.picture.large] : []),
  drawnPictureOf(event, language),
]

export function eventHead(match: EventMatch, event: Event | undefined) {
  const { t } = match.context.locale
  if (!event) {
    // A failed request is worth a retry; a missing event is not, so the titles differ.
    const title = match.status === "error" ? t("status.exceptionTitle") : t("events.notFound.title")
    return page(match, { title, hidden: true })
  }
  const headFields = { title: event.title, description: event.summary }
  // The rest is for programs that fetch the document (lib/page/head.ts).
  if (!import.meta.env.SSR) return page(match, headFields)
  return {
    ...page(match, { ...headFields, image: drawnPictureOf(event, match.context.locale.language) }),
    scripts: structuredData(dataOf(match, event)),
  }
}

const modes = { online: "Online", "in-person": "Offline", both: "Mixed" } as const

/** Search engines treat each date as an event. */
function dataOf(match: PageMatch, event: Event) {
  const { locale } = match.context
  return [
    ...event.sessions.map((session) => sessionData(match, event, session)),
    breadcrumbList(match, [
      { name: locale.t("events.home"), path: "/" },
      { name: locale.t("events.title"), path: EVENTS_PATH },
      { name: event.title, path: eventHref(event.id) },
    ]),
  ]
}

function sessionData(match: PageMatch, event: Event, { startsAt, endsAt, availability }: EventSession) {
  const { locale, settings } = match.context
  const url = addressIn(match, eventHref(event.id))
  const hasSeats = availability === "open" || availability === "few"
  const room = event.venue && {
    "@type": "Place",
    name: event.venue,
    address: { "@type": "PostalAddress", addressRegion: event.prefecture?.name, addressCountry: "JP" },
  }
  const locations = [
    ...(room ? [room] : []),
    ...(event.format === "in-person" ? [] : [{ "@type": "VirtualLocation", url }]),
  ]
  return {
    "@type": "Event",
    name: event.title,
    description: event.summary,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/Event${availability === "cancelled" ? "Cancelled" : "Scheduled"}`,
    eventAttendanceMode: `https://schema.org/${modes[event.format]}EventAttendanceMode`,
    location: locations,
    image: picturesOf(event, locale.language).map((picture) => new URL(picture, settings.publicUrl).href),
    inLanguage: event.spokenLanguages.map((each) => locales[each].iso),
    isAccessibleForFree: true,
    organizer: { "@type": "Organization", name: event.host.name ?? PRODUCT_NAME },
    performer: event.speakers.map(({ name }) => ({ "@type": "Person", name })),
    offers: {
      "@type": "Offer",
      price: 0,
      priceCurrency: "JPY",
      url,
      availability: `https://schema.org/${hasSeats ? "InStock" : "SoldOut"}`,
    },
  }
}
