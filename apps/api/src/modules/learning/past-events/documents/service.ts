// The search document of a past event: everything that was said there.
import { languages } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type PastEventId } from "#api/kernel/db/ids"
import { indexDocument, type SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import { PAST_EVENTS } from "../events.ts"
import { type PastEventWithTexts, selectPastEventsAfter, selectWithTexts } from "./queries.ts"

export const indexPastEvent = (tx: Tx, id: PastEventId) =>
  indexDocument(tx, "past-event", id, async () => {
    const pastEvent = await selectWithTexts(tx, id)
    return pastEvent && documentOf(pastEvent)
  })

export const pastEventSource: SearchSource = {
  noun: "past-event",
  tag: PAST_EVENTS,
  path: (id) => `/learning/past-event/${id}`,
  documentsAfter: async (tx, after, limit) =>
    (await selectPastEventsAfter(tx, namedId(after), limit)).map(documentOf),
}

function documentOf({ id, eventId, topics, heldOn, texts }: PastEventWithTexts): SearchDocument {
  const [first = "companies"] = topics
  return {
    noun: "past-event",
    id,
    audience: "everyone",
    freshAt: new Date(heldOn),
    date: { from: new Date(`${heldOn}T00:00:00+09:00`) },
    recordingOf: eventId,
    level: null,
    categoryKey: first,
    facets: { topic: topics },
    terms: topics.flatMap((topic) => languages.map((language) => topicTexts[topic].name[language])),
    texts: Object.fromEntries(
      texts.map(({ language, title, readText, questions, cues }) => [
        language,
        {
          title,
          label: topicTexts[first].name[language],
          headings: questions.map(({ question }) => question),
          body: [readText, ...questions.map(({ answer }) => answer), ...cues.map(({ read }) => read)].join(
            "\n",
          ),
        },
      ]),
    ),
  }
}
