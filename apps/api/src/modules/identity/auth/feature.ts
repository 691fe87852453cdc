import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

const auditEvents = {
  "sign_in.failed": { en: "A sign-in failed", ja: "サインインに失敗しました" },
  "sign_in.second_factor_asked": {
    en: "Was asked for the second step of signing in",
    ja: "サインインの2段階目の確認を求められました",
  },
  "sign_in.second_factor_failed": {
    en: "The second step of signing in failed",
    ja: "サインインの2段階目の確認に失敗しました",
  },
} as const satisfies AuditTexts

export const auth = feature({ auditEvents, routes })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
