// Events for other programs: one calendar per event, one of all upcoming events, and a feed. They contain
// nothing personal and never the meeting link.
import { Readable } from "node:stream"
import type { CALENDAR_TYPE, FEED_TYPE } from "@shirube/contract/events/events/routes"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import { PRODUCT_NAME } from "@shirube/vocabulary/product"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventSessionId } from "#api/kernel/db/ids"
import type { Digested } from "#api/kernel/http/answers"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { type CalendarEntry, writeCalendar } from "#api/kernel/text/icalendar"
import { inLanguage } from "../present.ts"
import type { EventRow, SessionRow } from "../queries.ts"
import { getEvent, prefectureName } from "../service.ts"
import { selectUpcomingSessions } from "./queries.ts"

type DescribedEvent = Pick<
  EventRow,
  "id" | "title" | "summary" | "format" | "prefecture" | "venue" | "updatedAt" | "cancelledAt"
>

const pageOf = (publicUrl: string, id: EventId, language: Language) =>
  `${publicUrl}/${language}/career/event/detail/${id}`

const onlineText: Readonly<Record<Language, string>> = { en: "Online", ja: "オンライン" }

function placeOf({ format, prefecture, venue }: DescribedEvent, language: Language): string {
  const room = [
    inLanguage(venue, language),
    prefecture === null ? null : prefectureName(prefecture, language),
  ].filter((part) => part !== null)
  const online = format === "in-person" ? [] : [onlineText[language]]
  return [...(room.length > 0 ? [room.join(", ")] : []), ...online].join(" / ")
}

export function calendarEntry(
  event: DescribedEvent,
  session: Pick<SessionRow, "id" | "startsAt" | "endsAt" | "availability">,
  { publicUrl, language }: { readonly publicUrl: string; readonly language: Language },
): CalendarEntry {
  const url = pageOf(publicUrl, event.id, language)
  return {
    uid: `${session.id}@${new URL(publicUrl).hostname}`,
    when: { startsAt: session.startsAt, endsAt: session.endsAt },
    title: withoutRuby(event.title),
    description: `${withoutRuby(event.summary)}\n\n${url}`,
    place: placeOf(event, language),
    url,
    isCancelled: session.availability === "cancelled",
    changedAt: event.updatedAt,
  }
}

/** One event: all its sessions, or only `sessionId`. */
export async function eventCalendar(
  tx: Tx,
  id: EventId,
  { sessionId, ...reader }: { sessionId?: EventSessionId | undefined; publicUrl: string; language: Language },
): Promise<string> {
  const { event, sessions } = await getEvent(tx, id, reader.language)
  const wanted = (sessions.get(id) ?? []).filter((session) => !sessionId || session.id === sessionId)
  return writeCalendar({
    name: withoutRuby(event.title),
    entries: wanted.map((session) => calendarEntry(event, session, reader)),
  })
}

const titleText: Readonly<Record<Language, string>> = {
  en: `Events on ${PRODUCT_NAME}`,
  ja: "しるべのイベント",
}
const MOST_IN_FEED = 100
const REFRESH_MINUTES = 60

/** All upcoming events, for calendar subscriptions. */
export async function allEventsCalendar(tx: Tx, reader: { publicUrl: string; language: Language }) {
  const found = await selectUpcomingSessions(tx, reader.language, MOST_IN_FEED)
  return writeCalendar({
    name: titleText[reader.language],
    entries: found.map(({ event, session }) => calendarEntry(event, session, reader)),
    refreshMinutes: REFRESH_MINUTES,
  })
}

export async function allEventsFeed(
  tx: Tx,
  { publicUrl, language }: { publicUrl: string; language: Language },
) {
  const found = await selectUpcomingSessions(tx, language, MOST_IN_FEED)
  const once = [...new Map(found.map(({ event }) => [event.id, event])).values()]
  const items = once.map((event) => {
    const url = escapeXml(pageOf(publicUrl, event.id, language))
    return `<item><title>${escapeXml(withoutRuby(event.title))}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${event.publishedAt.toUTCString()}</pubDate><description>${escapeXml(withoutRuby(event.summary))}</description></item>`
  })
  const list = escapeXml(`${publicUrl}/${language}/career/event`)
  const title = escapeXml(titleText[language])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${title}</title><link>${list}</link><description>${title}</description><language>${language}</language>${items.join("")}</channel></rss>\n`
}

/** XML cannot represent most control characters, not even escaped. */
const escapeXml = (text: string) =>
  text.replace(/(?![\n\t])\p{Cc}/gu, " ").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Clients revalidate the file on each request; it is sent again only when it has changed. */
export function asFile(
  { bytes, digest }: Digested,
  name: string,
  type: typeof CALENDAR_TYPE | typeof FEED_TYPE,
): StoredFile {
  return {
    name,
    contentType: `${type}; charset=utf-8`,
    bytes: bytes.byteLength,
    keep: { isPublic: true, seconds: 0, digest },
    read: (range) =>
      Promise.resolve(Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes])),
  }
}
