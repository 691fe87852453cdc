import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { resealSecondFactors, secondFactorStep } from "./service.ts"

const auditEvents = {
  "second_factor.recovery_code_used": { en: "Used a recovery code", ja: "リカバリーコードを使いました" },
  "second_factor.recovery_codes_renewed": {
    en: "Made new recovery codes",
    ja: "リカバリーコードを作り直しました",
  },
  "second_factor.totp_off": { en: "Turned off the authenticator app", ja: "認証アプリを無効にしました" },
  "second_factor.totp_on": { en: "Set up an authenticator app", ja: "認証アプリを設定しました" },
} as const satisfies AuditTexts

export const secondFactor = feature({
  auditEvents,
  routes,
  notices,
  jobs: [resealSecondFactors],
  personalTables: [
    {
      table: "totp_factors",
      kind: "security",
      by: "user_id",
      without: ["secret", "last_step", "credentials_version"],
    },
    { table: "recovery_codes", kind: "security", by: "user_id", without: ["hash"] },
    {
      table: "passkeys",
      kind: "security",
      by: "user_id",
      without: ["credential_id", "public_key", "counter"],
    },
  ],
  accountSteps: { second_factor: secondFactorStep },
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
