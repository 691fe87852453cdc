import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { deleteOldUnsaved } from "./service.ts"

export const sweepUnsaved = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "unsaved-sweep",
  cron: "25 * * * *",
  run: async () => {
    await deleteOldUnsaved(db.autocommit, clock.now())
  },
})
