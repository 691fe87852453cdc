import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { ambassadorReview } from "./service.ts"

export const ambassador = feature({
  routes,
  notices,
  reviewKinds: [ambassadorReview],
  personalTables: [{ table: "ambassador_applications", kind: "roles", by: "user_id" }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "ambassador.applied": true
    readonly "ambassador.withdrawn": true
  }
}
