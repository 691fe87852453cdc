import { RECORD_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { deleteAuditEntriesBefore } from "./queries.ts"

const KEPT_MS = RECORD_DAYS * 86_400_000

export const purgeAuditEntries = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "audit-purge",
  cron: "30 4 * * *",
  run: async () => {
    await deleteAuditEntriesBefore(db.autocommit, new Date(clock.now().getTime() - KEPT_MS))
  },
})
