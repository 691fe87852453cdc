// The search document of an event: its texts, host and place.
import { languages } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type EventId, namedId } from "#api/kernel/db/ids"
import { indexDocument, type SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import { nameOf } from "#api/modules/common/reference/service"
import { EVENTS } from "../events.ts"
import { type EventWithTexts, selectEventsAfter, selectWithTexts } from "./queries.ts"

export const indexEvent = (tx: Tx, id: EventId) =>
  indexDocument(tx, "event", id, async () => {
    const event = await selectWithTexts(tx, id)
    return event && documentOf(event)
  })

export const eventSource: SearchSource = {
  noun: "event",
  tag: EVENTS,
  path: (id) => `/career/event/detail/${id}`,
  documentsAfter: async (tx, after, limit) =>
    (await selectEventsAfter(tx, namedId(after), limit)).map(documentOf),
}

function documentOf({
  id,
  topics,
  prefecture,
  hostName,
  venue,
  publishedAt,
  firstAt,
  lastAt,
  texts,
}: EventWithTexts): SearchDocument {
  const [first = "companies"] = topics
  const places =
    prefecture === null ? [] : languages.map((language) => nameOf("prefectures", prefecture, language))
  return {
    noun: "event",
    id,
    audience: "everyone",
    freshAt: publishedAt,
    date: firstAt && { from: firstAt, until: lastAt },
    level: null,
    categoryKey: first,
    facets: { topic: topics },
    terms: [
      ...topics.flatMap((topic) => languages.map((language) => topicTexts[topic].name[language])),
      ...places.flatMap((name) => name ?? []),
      ...Object.values(hostName),
    ],
    texts: Object.fromEntries(
      texts.map(({ language, title, summary, readText }) => [
        language,
        {
          title,
          label: topicTexts[first].name[language],
          headings: [],
          body: [summary, readText, venue[language] ?? ""].join("\n").trim(),
        },
      ]),
    ),
  }
}
