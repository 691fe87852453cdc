import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

const auditEvents = {
  "member_note.written": { en: "Wrote a note about a person", ja: "メンバーについてのメモを書きました" },
  "member_note.changed": { en: "Changed a note about a person", ja: "メンバーについてのメモを変更しました" },
  "member_note.removed": { en: "Removed a note about a person", ja: "メンバーについてのメモを削除しました" },
} as const satisfies AuditTexts

export const memberNotes = feature({
  auditEvents,
  routes,
  personalTables: [
    { table: "member_notes", kind: "safety", by: "user_id", without: ["written_by"] },
    {
      table: "member_notes",
      kind: "safety",
      by: "written_by",
      leftOut: "what an editor notes is about the other person",
    },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
