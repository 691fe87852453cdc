import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

const auditEvents = {
  "passkey.added": { en: "Added a passkey", ja: "パスキーを追加しました" },
  "passkey.removed": { en: "Removed a passkey", ja: "パスキーを削除しました" },
} as const satisfies AuditTexts

export const passkeys = feature({ auditEvents, routes })

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
