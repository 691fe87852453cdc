import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

export const passkeys = feature({ routes })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "passkey.added": true
    readonly "passkey.removed": true
  }
}
