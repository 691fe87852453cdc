import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { purgeBudgets } from "./service.ts"

const auditEvents = {
  "guess.refused": { en: "Too many wrong attempts: refused", ja: "間違いが続いたため、受け付けませんでした" },
} as const satisfies AuditTexts

export const guesses = feature({
  auditEvents,
  jobs: [purgeBudgets],
  personalTables: [{ table: "known_devices", kind: "security", by: "user_id", without: ["device"] }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
