import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { dueFacts, submitDueFacts, withdrawWhenChecked } from "./facts/service.ts"
import { emptyWritingTrash, publishScheduled } from "./jobs.ts"
import { documentPicturePurpose } from "./pictures/service.ts"
import { textReviews } from "./reviews/service.ts"
import { routes } from "./routes.ts"

const leftOut = "what an editor writes belongs to the site"

const auditEvents = {
  "writing.begun": { en: "Began a text", ja: "テキストを作成しました" },
  "writing.published": { en: "Published a text", ja: "テキストを公開しました" },
  "writing.scheduled": { en: "Scheduled a text", ja: "テキストの公開を予約しました" },
  "writing.withdrawn": { en: "Withdrew a text", ja: "テキストの公開を取りやめました" },
  "writing.moved": { en: "Changed the address of a text", ja: "テキストのアドレスを変更しました" },
  "writing.trashed": { en: "Moved a text to the trash", ja: "テキストをごみ箱に移しました" },
  "writing.restored": { en: "Restored a text", ja: "テキストを元に戻しました" },
} as const satisfies AuditTexts

export const writing = feature({
  auditEvents,
  routes,
  jobs: [publishScheduled, emptyWritingTrash, submitDueFacts],
  subscribers: [withdrawWhenChecked],
  reviewKinds: [textReviews, dueFacts],
  filePurposes: [documentPicturePurpose],
  personalTables: [
    { table: "writing_documents", kind: "roles", by: "changed_by", leftOut },
    { table: "writing_documents", kind: "roles", by: "locked_by", leftOut },
    { table: "writing_parts", kind: "roles", by: "changed_by", leftOut },
    { table: "writing_versions", kind: "roles", by: "by", leftOut },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
  interface AuditNouns {
    readonly document: true
  }
}
