import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const sso = feature({ routes })

declare module "#api/features/audit/service" {
  interface AuditEvents {
    readonly "session.ended_elsewhere": true
  }
}
