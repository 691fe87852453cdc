import { feature } from "#api/kernel/features/feature"
import { accountBars } from "./bars/service.ts"
import { routes } from "./routes.ts"
import { appeals, endSuspensions, purgeSuspensionBars } from "./service.ts"

export const suspensions = feature({
  routes,
  jobs: [endSuspensions, purgeSuspensionBars],
  reviewKinds: [appeals],
  accountBars,
  personalTables: [
    {
      table: "suspensions",
      kind: "safety",
      by: "user_id",
      without: ["suspended_by", "lifted_by", "review_id"],
    },
    {
      table: "suspensions",
      kind: "safety",
      by: "suspended_by",
      leftOut: "what an editor decides is about the other person",
    },
    {
      table: "suspensions",
      kind: "safety",
      by: "lifted_by",
      leftOut: "what an editor decides is about the other person",
    },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "account.suspended": true
    readonly "account.suspension_appealed": true
    readonly "account.suspension_lifted": true
  }
}
