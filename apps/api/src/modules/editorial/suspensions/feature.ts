import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { bans } from "./bans/service.ts"
import { accountBars } from "./bars/service.ts"
import { routes } from "./routes.ts"
import { appeals, endSuspensions, purgeSuspensionBars } from "./service.ts"
import { settleSuspensions } from "./settling/service.ts"

const auditEvents = {
  "account.suspended": { en: "Suspended an account", ja: "アカウントの利用を停止しました" },
  "account.suspension_appealed": {
    en: "Appealed against a suspension",
    ja: "アカウントの利用停止に異議を申し立てました",
  },
  "account.suspension_lifted": { en: "Lifted a suspension", ja: "アカウントの利用停止を解除しました" },
} as const satisfies AuditTexts

export const suspensions = feature({
  auditEvents,
  routes,
  jobs: [endSuspensions, purgeSuspensionBars, settleSuspensions],
  reviewKinds: [appeals, bans],
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
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
