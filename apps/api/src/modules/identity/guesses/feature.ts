import { feature } from "#api/kernel/features/feature"
import { purgeBudgets } from "./service.ts"

export const guesses = feature({
  jobs: [purgeBudgets],
  personalTables: [{ table: "known_devices", kind: "security", by: "user_id", without: ["device"] }],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "guess.refused": true
  }
}
