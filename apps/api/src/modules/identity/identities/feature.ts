import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

const auditEvents = {
  "identity.linked": { en: "Connected another sign-in service", ja: "別のサインインサービスと連携しました" },
  "identity.unlinked": {
    en: "Disconnected a sign-in service",
    ja: "サインインサービスとの連携を解除しました",
  },
} as const satisfies AuditTexts

export const identities = feature({
  auditEvents,
  routes,
  personalTables: [{ table: "identities", kind: "account", by: "user_id" }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
