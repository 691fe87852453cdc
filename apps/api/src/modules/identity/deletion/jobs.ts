import { removeDue } from "#api/kernel/features/deferred-removals"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { seePeopleOff } from "./service.ts"
import { giveNotice, NOTICE_QUEUE, type Notice } from "./siblings/service.ts"

export const removeThoseWhoLeave = (parts: JobParts): JobDefinition => ({
  queue: "leaving-remove",
  cron: "15 * * * *",
  run: () => seePeopleOff(parts),
})

export const removeDueItems = (parts: JobParts): JobDefinition => ({
  queue: "leaving-remove-items",
  cron: "* * * * *",
  run: () => removeDue(parts, parts.clock.now()),
})

/** Retries for a week, hourly for most of it. */
const TRIES = 175

export const tellSiblings = (parts: JobParts): JobDefinition<Notice> => ({
  queue: NOTICE_QUEUE,
  retryLimit: TRIES,
  run: (notice) => giveNotice(notice, parts),
})
