import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { ambassadorReview } from "./service.ts"

const auditEvents = {
  "ambassador.applied": { en: "Applied as an ambassador", ja: "アンバサダーに応募しました" },
  "ambassador.withdrawn": {
    en: "Withdrew the application as an ambassador",
    ja: "アンバサダーへの応募を取り下げました",
  },
} as const satisfies AuditTexts

export const ambassador = feature({
  auditEvents,
  routes,
  notices,
  reviewKinds: [ambassadorReview],
  personalTables: [{ table: "ambassador_applications", kind: "roles", by: "user_id" }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
