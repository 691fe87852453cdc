import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { checkDueLinks, findLinks } from "./service.ts"

const TIMEOUT_MS = 15_000
const PAUSE_MS = 2_000
/** A run of a hundred links of one host, all of which time out. */
const LONGEST_SECONDS = 3_500

export const gatherLinks = ({ db, clock, config }: JobParts): JobDefinition => ({
  queue: "links-gather",
  cron: "40 4 * * *",
  run: () => findLinks(db, config.publicUrl, clock.now()),
})

/** Every hour a few of those that are due, so that all are tested within a week. */
export const checkLinks = ({ db, clock, config, jobs }: JobParts): JobDefinition => ({
  queue: "links-check",
  cron: "10 * * * *",
  longestSeconds: LONGEST_SECONDS,
  run: () =>
    checkDueLinks(db, {
      userAgent: `Shirube link check (+${config.publicUrl}/about)`,
      // Also where the site itself is only on this machine: a text must not make the server call its own network.
      isOnlyHere: false,
      timeoutMs: TIMEOUT_MS,
      pauseMs: PAUSE_MS,
      signal: jobs.stopping,
      now: () => clock.now(),
    }),
})
