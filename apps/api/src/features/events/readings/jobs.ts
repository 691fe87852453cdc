import { type EventId, namedId } from "#api/db/ids"
import { subscribe } from "#api/platform/events"
import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { MARKDOWN_FORMAT } from "#api/platform/markdown"
import { eventPublished } from "../events.ts"
import { selectOutdatedEvents } from "./queries.ts"
import { addReadings } from "./service.ts"

export const readPublished = subscribe(eventPublished, "events-read", (parts) => async ({ eventId }) => {
  await addReadings(parts, eventId)
})

const BATCH = 50

/** Texts that an older renderer has made are made anew, and those that were kept without readings are read. */
export const renderOutdatedEvents = (parts: JobParts): JobDefinition => ({
  queue: "events-render-outdated",
  cron: "38 3 * * *",
  run: async () => {
    for (let after = namedId<EventId>(""); ; ) {
      const some = await selectOutdatedEvents(parts.db.autocommit, MARKDOWN_FORMAT, after, BATCH)
      for (const { id } of some) {
        // No dictionary tonight; it would be the same for all others.
        if ((await addReadings(parts, id)) === "unread") return
        after = id
      }
      if (some.length < BATCH) return
    }
  },
})
