import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { markNoShows } from "./queries.ts"

const HOUR_MS = 3_600_000
/** An offline check-in device has uploaded its stamps by then. */
const SYNCED_MS = 6 * HOUR_MS
const LOOKED_BACK_MS = 10 * 24 * HOUR_MS

/**
 * Marks registered people who were not checked in, only for sessions with at least one check-in. Later stamps
 * still count.
 */
export const markNoShowsJob = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "events-no-shows",
  cron: "20 * * * *",
  run: async () => {
    const now = clock.now().getTime()
    const span = { from: new Date(now - LOOKED_BACK_MS), to: new Date(now - SYNCED_MS) }
    await db.transaction((tx) => markNoShows(tx, span))
  },
})
