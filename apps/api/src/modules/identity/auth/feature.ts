import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

export const auth = feature({ routes })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "sign_in.failed": true
    readonly "sign_in.second_factor_asked": true
    readonly "sign_in.second_factor_failed": true
  }
}
