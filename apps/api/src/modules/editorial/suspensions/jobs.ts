import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { purgeBars } from "./bars/service.ts"
import { endOverdue } from "./service.ts"

export const endSuspensions = (parts: JobParts): JobDefinition => ({
  queue: "suspensions-end",
  cron: "* * * * *",
  run: () => endOverdue(parts),
})

export const purgeSuspensionBars = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "suspensions-purge-bars",
  cron: "35 4 * * *",
  run: async () => {
    await purgeBars(db.autocommit, clock.now())
  },
})
