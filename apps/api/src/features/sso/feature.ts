import { feature } from "#api/platform/feature"
import { routes as handover } from "./handover/routes.ts"
import { routes } from "./routes.ts"

export const sso = feature({ routes: [...routes, ...handover] })

declare module "#api/features/audit/service" {
  interface AuditEvents {
    readonly "session.ended_elsewhere": true
  }
}
