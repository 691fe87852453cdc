import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { resealSecondFactors, secondFactorStep } from "./service.ts"

export const secondFactor = feature({
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
  interface AuditEvents {
    readonly "second_factor.recovery_code_used": true
    readonly "second_factor.recovery_codes_renewed": true
    readonly "second_factor.totp_off": true
    readonly "second_factor.totp_on": true
  }
}
