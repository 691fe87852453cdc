import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { sendFeedbackRequests } from "../messages/service.ts"
import { selectEnded } from "./queries.ts"

const HOUR_MS = 3_600_000
/** After a longer outage no feedback is requested. */
const LATEST_MS = 24 * HOUR_MS
const MOST = 200

/** Requests feedback an hour after the end, once per person. */
export const requestFeedback = (parts: JobParts): JobDefinition => ({
  queue: "events-ask-for-feedback",
  cron: "40 * * * *",
  run: async () => {
    const now = parts.clock.now().getTime()
    const span = { from: new Date(now - LATEST_MS), to: new Date(now - HOUR_MS) }
    for (const ended of await selectEnded(parts.db.autocommit, span, MOST))
      await sendFeedbackRequests(parts, ended)
  },
})
