import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

const auditEvents = {
  "session.ended_elsewhere": {
    en: "Signed out by the other service",
    ja: "連携先のサービスでサインアウトされました",
  },
} as const satisfies AuditTexts

export const sso = feature({ auditEvents, routes })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
