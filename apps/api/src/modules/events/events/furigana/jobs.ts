import { type EventId, namedId } from "#api/kernel/db/ids"
import { subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { eventPublished } from "../events.ts"
import { selectOutdatedEvents } from "./queries.ts"
import { addFurigana } from "./service.ts"

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
