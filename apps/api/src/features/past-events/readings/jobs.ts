import { namedId, type PastEventId } from "#api/db/ids"
import { subscribe } from "#api/platform/events"
import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { MARKDOWN_FORMAT } from "#api/platform/markdown"
import { pastEventPublished } from "../events.ts"
import { selectOutdatedPastEvents } from "./queries.ts"
import { addReadings } from "./service.ts"

export const readPublished = subscribe(
  pastEventPublished,
  "past-events-read",
  (parts) =>
    async ({ pastEventId }) => {
      await addReadings(parts, pastEventId)
    },
)

const BATCH = 50

/** Texts that an older renderer has made are made anew, and those that were kept without readings are read. */
export const renderOutdatedPastEvents = (parts: JobParts): JobDefinition => ({
  queue: "past-events-render-outdated",
  cron: "35 3 * * *",
  run: async () => {
    for (let after = namedId<PastEventId>(""); ; ) {
      const some = await selectOutdatedPastEvents(parts.db.autocommit, MARKDOWN_FORMAT, after, BATCH)
      for (const { id } of some) {
        // No dictionary tonight; it would be the same for all others.
        if ((await addReadings(parts, id)) === "unread") return
        after = id
      }
      if (some.length < BATCH) return
    }
  },
})
