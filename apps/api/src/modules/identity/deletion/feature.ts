import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { notifySiblings, removeDueItems, runDueDeletions } from "./service.ts"

export const leaving = feature({
  routes,
  jobs: [runDueDeletions, removeDueItems, notifySiblings],
  personalTables: [{ table: "departures", kind: "dataRequests", by: "user_id" }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "account.leaving_asked": true
    readonly "account.stayed": true
  }
}
