import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { EMPTY_AFTER_SECONDS } from "./policy.ts"
import { deleteBudgetsBefore } from "./queries.ts"

/** Guesses at made-up addresses fill the table; an empty budget has no use. */
export const purgeBudgets = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "guesses-purge",
  cron: "15 * * * *",
  run: async () => {
    await deleteBudgetsBefore(db.autocommit, new Date(clock.now().getTime() - EMPTY_AFTER_SECONDS * 1000))
  },
})
