import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

const auditEvents = {
  "audit_log.saved": { en: "Saved the audit log as a file", ja: "監査ログをファイルに保存しました" },
} as const satisfies AuditTexts

export const auditLog = feature({ routes, auditEvents })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
  interface AuditNouns {
    readonly audit_log: true
  }
}
