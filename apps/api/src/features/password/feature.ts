import { feature } from "#api/platform/feature"
import { sendResetLink } from "./jobs.ts"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"

export const password = feature({ routes, jobs: [sendResetLink], notices })

declare module "#api/features/audit/service" {
  interface AuditEvents {
    readonly "owner_proof.failed": true
    readonly "password.changed": true
    readonly "password.reset": true
  }
}
