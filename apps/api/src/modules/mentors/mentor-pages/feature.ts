import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { addFuriganaOnChange } from "./furigana/service.ts"
import { mentorReview, reportedMentor } from "./moderation/service.ts"
import { notices } from "./notices.ts"
import { dropPagesOnAccountDeleted, endPauses, mentorSubscribers } from "./renewal/service.ts"
import { routes } from "./routes.ts"

const auditEvents = {
  "mentor_page.appealed": {
    en: "Appealed against taking down their senpai page",
    ja: "先輩ページの非公開に異議を申し立てました",
  },
  "mentor_page.removed": { en: "Took down a senpai page", ja: "先輩ページを非公開にしました" },
  "mentor_page.restored": { en: "Restored a senpai page", ja: "先輩ページを元に戻しました" },
} as const satisfies AuditTexts

export const mentorPages = feature({
  auditEvents,
  routes,
  jobs: [endPauses],
  subscribers: [...mentorSubscribers, addFuriganaOnChange],
  notices,
  complaintNouns: { mentor: reportedMentor },
  reviewKinds: [mentorReview],
  onAccountDeleted: dropPagesOnAccountDeleted,
  personalTables: [
    { table: "mentor_pages", kind: "contributions", by: "user_id" },
    { table: "mentor_removals", kind: "safety", by: "user_id" },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
}
