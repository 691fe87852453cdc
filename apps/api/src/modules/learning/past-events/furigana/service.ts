// Furigana from the dictionary for a past event's Japanese text, right after publication, unless the editor
// gave them.
import { namedId, type PastEventId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { renderCues } from "#api/modules/learning/courses/publishing/service"
import { indexPastEvent } from "../documents/service.ts"
import { pastEventPublished, pastEventRead } from "../events.ts"
import { selectPublished } from "../publishing/queries.ts"
import { readTextOf, summaryProfile } from "../publishing/service.ts"
import { type PastEventText, replaceRendered, selectOutdated, selectOutdatedPastEvents } from "./queries.ts"

type Furigana = JobParts["furigana"]

async function readText(furigana: Furigana, text: PastEventText) {
  const { language } = text
  const { html, text: said, format } = await furigana.render(text.source, { ...summaryProfile, language })
  const titles = await furigana.readTitles(
    [
      text.title,
      ...text.questions.flatMap(({ question, answer }) => [question, answer]),
      ...text.cues.map(({ source }) => source),
    ],
    language,
  )
  const read = (words: string) => titles.get(words) ?? words
  return {
    title: read(text.title),
    html,
    readText: readTextOf(said),
    questions: text.questions.map(({ question, answer }) => ({
      question: read(question),
      answer: read(answer),
    })),
    cues: text.cues.map(({ start_ms, end_ms, source }) => ({ start_ms, end_ms, source: read(source) })),
    format,
  }
}

/** Safe to retry. `unread`: texts are left, and the dictionary is unavailable. */
export async function addFurigana({ db, furigana }: JobParts, id: PastEventId): Promise<"done" | "unread"> {
  for (const { text, fingerprint } of await selectOutdated(db.autocommit, MARKDOWN_FORMAT, id)) {
    const made = await readText(furigana, text)
    if (made.format !== MARKDOWN_FORMAT) return "unread"
    await db.transaction(async (tx) => {
      // A newer publication renders its own text.
      if ((await selectPublished(tx, id))?.fingerprint !== fingerprint) return
      const glossary = await glossaryFor(tx)
      await replaceRendered(tx, text, { ...made, ...renderCues(made.cues, glossary, text.language) })
      await indexPastEvent(tx, id)
      await emit(tx, pastEventRead, { pastEventId: id })
    })
  }
  return "done"
}

export const addFuriganaOnPublish = subscribe(
  pastEventPublished,
  "past-events-read",
  (parts) =>
    async ({ pastEventId }) => {
      await addFurigana(parts, pastEventId)
    },
)

const BATCH = 50

/** Renders texts of an older renderer again, and adds furigana to texts stored without them. */
export const renderOutdatedPastEvents = (parts: JobParts): JobDefinition => ({
  queue: "past-events-render-outdated",
  cron: "35 3 * * *",
  run: async () => {
    for (let after = namedId<PastEventId>(""); ; ) {
      const some = await selectOutdatedPastEvents(parts.db.autocommit, MARKDOWN_FORMAT, after, BATCH)
      for (const { id } of some) {
        // The dictionary is unavailable; the rest would fail too.
        if ((await addFurigana(parts, id)) === "unread") return
        after = id
      }
      if (some.length < BATCH) return
    }
  },
})
