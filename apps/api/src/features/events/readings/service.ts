// Furigana for what an event says in Japanese, where its editor has given none: right after it was published, from the dictionary.
import type { EventId } from "#api/db/ids"
import { emit } from "#api/platform/events"
import type { JobParts } from "#api/platform/jobs"
import { MARKDOWN_FORMAT } from "#api/platform/markdown"
import { indexEvent } from "../documents/service.ts"
import { eventRead } from "../events.ts"
import { selectPublished } from "../publishing/queries.ts"
import { bodyProfile, readTextOf } from "../publishing/service.ts"
import { type EventText, replaceRendered, selectOutdated } from "./queries.ts"

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

/** Done again after any interruption, it comes to the same end. `unread`: there is something left, and no dictionary. */
export async function addReadings({ db, furigana }: JobParts, id: EventId): Promise<"done" | "unread"> {
  for (const { text, fingerprint } of await selectOutdated(db.autocommit, MARKDOWN_FORMAT, id)) {
    const made = await readText(furigana, text)
    if (made.format !== MARKDOWN_FORMAT) return "unread"
    await db.transaction(async (tx) => {
      // What was changed meanwhile brings its own.
      if ((await selectPublished(tx, id))?.fingerprint !== fingerprint) return
      await replaceRendered(tx, text, made)
      await indexEvent(tx, id)
      await emit(tx, eventRead, { eventId: id })
    })
  }
  return "done"
}
