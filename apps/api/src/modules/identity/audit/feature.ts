import { feature } from "#api/kernel/features/feature"
import { purgeAuditEntries } from "./service.ts"

export const audit = feature({
  jobs: [purgeAuditEntries],
  personalTables: [
    {
      table: "audit_entries",
      kind: "security",
      by: "subject_id",
      without: ["actor_id", "ip_digest", "tally"],
    },
    {
      table: "audit_entries",
      kind: "security",
      by: "actor_id",
      leftOut: "an action on another member is about that member",
    },
  ],
})
