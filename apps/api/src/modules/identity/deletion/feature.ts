import { feature } from "#api/kernel/features/feature"
import { removeDueItems, removeThoseWhoLeave, tellSiblings } from "./jobs.ts"
import { routes } from "./routes.ts"

export const leaving = feature({
  routes,
  jobs: [removeThoseWhoLeave, removeDueItems, tellSiblings],
  personalTables: [{ table: "departures", kind: "dataRequests", by: "user_id" }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "account.leaving_asked": true
    readonly "account.stayed": true
  }
}
