import { type CalendarEntryId, namedId } from "#api/kernel/db/ids"
import { subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { calendarEntryPublished } from "../events.ts"
import { selectOutdatedEntries } from "./queries.ts"
import { addFurigana } from "./service.ts"

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
