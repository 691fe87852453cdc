import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { sendResetLink } from "./service.ts"

const auditEvents = {
  "owner_proof.failed": { en: "Could not confirm the password", ja: "パスワードを確認できませんでした" },
  "password.changed": { en: "Changed the password", ja: "パスワードを変更しました" },
  "password.reset": { en: "Reset the password by email", ja: "メールからパスワードを再設定しました" },
} as const satisfies AuditTexts

export const password = feature({ auditEvents, routes, jobs: [sendResetLink], notices })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
