import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { askForFeedback } from "../messages/service.ts"
import { selectEnded } from "./queries.ts"

const HOUR_MS = 3_600_000
/** A server that was away for so long asks nobody any more. */
const LATEST_MS = 24 * HOUR_MS
const MOST = 200

/** An hour after the end, while people still know; nobody is asked twice. */
export const askHowItWas = (parts: JobParts): JobDefinition => ({
  queue: "events-ask-for-feedback",
  cron: "40 * * * *",
  run: async () => {
    const now = parts.clock.now().getTime()
    const span = { from: new Date(now - LATEST_MS), to: new Date(now - HOUR_MS) }
    for (const ended of await selectEnded(parts.db.autocommit, span, MOST)) await askForFeedback(parts, ended)
  },
})
