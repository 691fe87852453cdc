// Furigana from the dictionary for an entry's Japanese text, right after publication.
import { type CalendarEntryId, namedId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { indexCalendarEntry } from "../documents/service.ts"
import { calendarEntryPublished, calendarEntryRead } from "../events.ts"
import { selectPublished } from "../publishing/queries.ts"
import { entryProfile } from "../publishing/service.ts"
import { type EntryText, replaceRendered, selectOutdated, selectOutdatedEntries } from "./queries.ts"

type Furigana = JobParts["furigana"]

async function readText(furigana: Furigana, { language, source, title, summary }: EntryText) {
  const { html, text, format } = await furigana.render(source, { ...entryProfile, language })
  return {
    title: await furigana.readTitle(title, language),
    summary: await furigana.readTitle(summary, language),
    html,
    readText: [text.body, ...text.headings].join("\n").trim(),
    format,
  }
}

/** Safe to retry. `unread`: texts are left, and the dictionary is unavailable. */
export async function addFurigana(
  { db, furigana }: JobParts,
  id: CalendarEntryId,
): Promise<"done" | "unread"> {
  for (const { text, fingerprint } of await selectOutdated(db.autocommit, MARKDOWN_FORMAT, id)) {
    const made = await readText(furigana, text)
    if (made.format !== MARKDOWN_FORMAT) return "unread"
    await db.transaction(async (tx) => {
      // A newer publication renders its own text.
      if ((await selectPublished(tx, id))?.fingerprint !== fingerprint) return
      await replaceRendered(tx, text, made)
      await indexCalendarEntry(tx, id)
      await emit(tx, calendarEntryRead, { entryId: id })
    })
  }
  return "done"
}

export const addFuriganaOnPublish = subscribe(
  calendarEntryPublished,
  "calendar-read",
  (parts) =>
    async ({ entryId }) => {
      await addFurigana(parts, entryId)
    },
)

const BATCH = 50

/** Renders texts of an older renderer again, and adds furigana to texts stored without them. */
export const renderOutdatedEntries = (parts: JobParts): JobDefinition => ({
  queue: "calendar-render-outdated",
  cron: "45 3 * * *",
  run: async () => {
    for (let after = namedId<CalendarEntryId>(""); ; ) {
      const some = await selectOutdatedEntries(parts.db.autocommit, MARKDOWN_FORMAT, after, BATCH)
      for (const { id } of some) {
        // The dictionary is unavailable; the rest would fail too.
        if ((await addFurigana(parts, id)) === "unread") return
        after = id
      }
      if (some.length < BATCH) return
    }
  },
})
