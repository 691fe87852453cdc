import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { cardPurpose, studentCards } from "./card/service.ts"
import { numberDigests } from "./claims/service.ts"
import { universityHosts } from "./hosts/service.ts"
import { notices } from "./notices.ts"
import { endOnRoleChange, profileProofs } from "./proof/service.ts"
import { routes } from "./routes.ts"
import { endVerifications, resealVerifications, verificationStep } from "./service.ts"

const auditEvents = {
  "verification.confirmed": {
    en: "Confirmed the university email",
    ja: "大学のメールアドレスを確認しました",
  },
  "verification.ended": { en: "The student verification ended", ja: "在学確認が終了しました" },
  "verification.shortened": {
    en: "The student verification now ends earlier",
    ja: "在学確認の期限が早まりました",
  },
} as const satisfies AuditTexts

export const verification = feature({
  auditEvents,
  routes,
  notices,
  jobs: [endVerifications, resealVerifications],
  filePurposes: [cardPurpose],
  reviewKinds: [studentCards, universityHosts],
  profileProofs,
  onRoleChanged: endOnRoleChange,
  identityDigests: numberDigests,
  accountSteps: { student_verification: verificationStep },
  personalTables: [
    {
      table: "university_hosts",
      kind: "security",
      by: "named_by",
      leftOut: "which editor named the university of a domain",
    },
    {
      table: "verification_requests",
      kind: "verification",
      by: "user_id",
      without: ["sealed_number", "sealed_email"],
    },
    {
      table: "verifications",
      kind: "verification",
      by: "user_id",
      without: ["sealed_number", "sealed_email", "number_digest", "email_digest"],
    },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
