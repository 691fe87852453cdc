import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const passkeys = feature({ routes })

declare module "#api/features/audit/service" {
  interface AuditEvents {
    readonly "passkey.added": true
    readonly "passkey.removed": true
  }
}
