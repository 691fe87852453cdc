import { removeDue } from "#api/kernel/features/deferred-removals"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { deleteDueAccounts } from "./service.ts"
import { NOTICE_QUEUE, type Notice, sendPurgeEvent } from "./siblings/service.ts"

export const runDueDeletions = (parts: JobParts): JobDefinition => ({
  queue: "leaving-remove",
  cron: "15 * * * *",
  run: () => deleteDueAccounts(parts),
})

export const removeDueItems = (parts: JobParts): JobDefinition => ({
  queue: "leaving-remove-items",
  cron: "* * * * *",
  run: () => removeDue(parts, parts.clock.now()),
})

/** Retries for a week, hourly for most of it. */
const TRIES = 175

export const notifySiblings = (parts: JobParts): JobDefinition<Notice> => ({
  queue: NOTICE_QUEUE,
  retryLimit: TRIES,
  run: (notice) => sendPurgeEvent(notice, parts),
})
