import { namedId, type PastEventId } from "#api/kernel/db/ids"
import { subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { MARKDOWN_FORMAT } from "#api/kernel/text/markdown"
import { pastEventPublished } from "../events.ts"
import { selectOutdatedPastEvents } from "./queries.ts"
import { addFurigana } from "./service.ts"

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
