import type { AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { purgeAuditEntries } from "./service.ts"

const auditEvents = {
  "account.created": { en: "Created an account", ja: "アカウントを作成しました" },
  "account.removed": {
    en: "Deleted an account and everything about it",
    ja: "アカウントとその情報をすべて削除しました",
  },
} as const satisfies AuditTexts

export const audit = feature({
  auditEvents,
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
