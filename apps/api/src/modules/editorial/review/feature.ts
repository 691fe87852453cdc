import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { letDecisionsTakeEffect } from "./pending/service.ts"
import { routes } from "./routes.ts"
import { queuesToday } from "./service.ts"

const auditEvents = {
  "decision_template.added": { en: "Added a template for decisions", ja: "決定のテンプレートを追加しました" },
  "decision_template.changed": {
    en: "Changed a template for decisions",
    ja: "決定のテンプレートを変更しました",
  },
  "decision_template.removed": {
    en: "Removed a template for decisions",
    ja: "決定のテンプレートを削除しました",
  },
  "review.decision_undone": { en: "Undid a decision", ja: "決定を取り消しました" },
  "review.decision_void": {
    en: "A decision could not take effect and waits again",
    ja: "決定を反映できず、もう一度審査を待っています",
  },
  "review.decided": { en: "Decided a review", ja: "審査の結果を決めました" },
  "review.file_seen": { en: "Opened a file that was sent in", ja: "提出されたファイルを開きました" },
  "review.read": { en: "Opened a review", ja: "審査を開きました" },
} as const satisfies AuditTexts

export const review = feature({
  auditEvents,
  routes,
  jobs: [letDecisionsTakeEffect],
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
    {
      table: "decision_templates",
      kind: "roles",
      by: "changed_by",
      leftOut: "a text of the site, not about the editor",
    },
    {
      table: "open_reviews",
      kind: "roles",
      by: "editor_id",
      leftOut: "what an editor has on the screen at this moment",
    },
    {
      table: "pending_decisions",
      kind: "roles",
      by: "decided_by",
      leftOut: "what an editor decides is about the applicant; a minute later it is in the review",
    },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
  interface AuditNouns {
    readonly decision_template: true
  }
}
