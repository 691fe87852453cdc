import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { expireScreeningsDaily } from "./expiry/service.ts"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"

const auditEvents = {
  "mentor.ended": { en: "Ended the role of a screened senpai", ja: "審査済みの先輩としての活動を終えました" },
  "mentor.paused": { en: "Paused a senpai", ja: "先輩の活動を一時停止しました" },
  "mentor.resumed": { en: "Let a senpai continue", ja: "先輩の活動を再開しました" },
  "screening.lapsed": { en: "A screening expired", ja: "先輩の審査の有効期限が切れました" },
  "screening.note_written": { en: "Wrote a note about a senpai", ja: "先輩についてのメモを書きました" },
} as const satisfies AuditTexts

export const screenings = feature({
  auditEvents,
  routes,
  notices,
  jobs: [expireScreeningsDaily],
  personalTables: [
    { table: "screenings", kind: "roles", by: "user_id" },
    {
      table: "screening_notes",
      kind: "roles",
      by: "user_id",
      without: ["written_by", "text"],
    },
    {
      table: "screening_notes",
      kind: "roles",
      by: "written_by",
      leftOut: "what an editor notes is about the senpai",
    },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
