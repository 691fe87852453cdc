import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

export const identities = feature({
  routes,
  personalTables: [{ table: "identities", kind: "account", by: "user_id" }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "identity.linked": true
    readonly "identity.unlinked": true
  }
}
