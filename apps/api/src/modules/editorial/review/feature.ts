import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { queuesToday } from "./service.ts"

export const review = feature({
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
  interface AuditEvents {
    readonly "review.decided": true
    readonly "review.file_seen": true
    readonly "review.read": true
  }
}
