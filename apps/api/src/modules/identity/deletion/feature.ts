import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { notifySiblings, removeDueItems, runDueDeletions } from "./service.ts"

const auditEvents = {
  "account.leaving_asked": { en: "Asked to delete the account", ja: "アカウントの削除を申し込みました" },
  "account.stayed": { en: "Cancelled the deletion of the account", ja: "アカウントの削除を取り消しました" },
} as const satisfies AuditTexts

export const leaving = feature({
  auditEvents,
  routes,
  jobs: [runDueDeletions, removeDueItems, notifySiblings],
  personalTables: [{ table: "departures", kind: "dataRequests", by: "user_id" }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
