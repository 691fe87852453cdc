import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

export const sso = feature({ routes })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "session.ended_elsewhere": true
  }
}
