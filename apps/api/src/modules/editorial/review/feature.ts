import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { queuesToday } from "./service.ts"

const auditEvents = {
  "review.decided": { en: "Decided a review", ja: "審査の結果を決めました" },
  "review.file_seen": { en: "Opened a file that was sent in", ja: "提出されたファイルを開きました" },
  "review.read": { en: "Opened a review", ja: "審査を開きました" },
} as const satisfies AuditTexts

export const review = feature({
  auditEvents,
  routes,
  today: { queues: queuesToday },
  personalTables: [
    {
      table: "reviews",
      kind: "roles",
      by: "applicant_id",
      without: ["decided_by", "note", "is_confidential"],
      unless: "is_confidential",
    },
    {
      table: "reviews",
      kind: "roles",
      by: "decided_by",
      leftOut: "what an editor decides is about the applicant",
    },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
