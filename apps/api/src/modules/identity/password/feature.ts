import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { sendResetLink } from "./service.ts"

export const password = feature({ routes, jobs: [sendResetLink], notices })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "owner_proof.failed": true
    readonly "password.changed": true
    readonly "password.reset": true
  }
}
