// Furigana from the dictionary for an event's Japanese text, right after publication, unless the editor gave them.
import { type EventId, namedId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { indexEvent } from "../documents/service.ts"
import { eventFuriganaAdded, eventPublished } from "../events.ts"
import { selectPublished } from "../publishing/queries.ts"
import { bodyProfile, readTextOf } from "../publishing/service.ts"
import { type EventText, replaceRendered, selectOutdated, selectOutdatedEvents } from "./queries.ts"

async function readText(furigana: JobParts["furigana"], { language, source, title, summary }: EventText) {
  const { html, text, format } = await furigana.render(source, { ...bodyProfile, language })
  return {
    title: await furigana.readTitle(title, language),
    summary: await furigana.readTitle(summary, language),
    html,
    readText: readTextOf(text),
    format,
  }
}

/** Safe to retry. `unread`: texts are left, and the dictionary is unavailable. */
export async function addFurigana({ db, furigana }: JobParts, id: EventId): Promise<"done" | "unread"> {
  for (const { text, fingerprint } of await selectOutdated(db.autocommit, MARKDOWN_FORMAT, id)) {
    const made = await readText(furigana, text)
    if (made.format !== MARKDOWN_FORMAT) return "unread"
    await db.transaction(async (tx) => {
      // A newer publication renders its own text.
      if ((await selectPublished(tx, id))?.fingerprint !== fingerprint) return
      await replaceRendered(tx, text, made)
      await indexEvent(tx, id)
      await emit(tx, eventFuriganaAdded, { eventId: id })
    })
  }
  return "done"
}

export const addFuriganaOnPublish = subscribe(
  eventPublished,
  "events-read",
  (parts) =>
    async ({ eventId }) => {
      await addFurigana(parts, eventId)
    },
)

const BATCH = 50

/** Renders texts of an older renderer again, and adds furigana to texts stored without them. */
export const renderOutdatedEvents = (parts: JobParts): JobDefinition => ({
  queue: "events-render-outdated",
  cron: "38 3 * * *",
  run: async () => {
    for (let after = namedId<EventId>(""); ; ) {
      const some = await selectOutdatedEvents(parts.db.autocommit, MARKDOWN_FORMAT, after, BATCH)
      for (const { id } of some) {
        // The dictionary is unavailable; the rest would fail too.
        if ((await addFurigana(parts, id)) === "unread") return
        after = id
      }
      if (some.length < BATCH) return
    }
  },
})
