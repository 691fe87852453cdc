import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { fillSearchWords } from "./service.ts"

const auditEvents = {
  "member.read": { en: "Opened the page about a person", ja: "メンバーのページを開きました" },
} as const satisfies AuditTexts

export const memberLookup = feature({ auditEvents, routes, jobs: [fillSearchWords] })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
