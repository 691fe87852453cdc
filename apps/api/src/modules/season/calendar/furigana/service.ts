// Furigana from the dictionary for an entry's Japanese text, right after publication.
import type { CalendarEntryId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { indexCalendarEntry } from "../documents/service.ts"
import { calendarEntryRead } from "../events.ts"
import { selectPublished } from "../publishing/queries.ts"
import { entryProfile } from "../publishing/service.ts"
import { type EntryText, replaceRendered, selectOutdated } from "./queries.ts"

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
