import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const identities = feature({
  routes,
  personalTables: [{ table: "identities", kind: "account", by: "user_id" }],
})

declare module "#api/features/audit/service" {
  interface AuditEvents {
    readonly "identity.linked": true
    readonly "identity.unlinked": true
  }
}
