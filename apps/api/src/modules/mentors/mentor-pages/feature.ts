import { feature } from "#api/kernel/features/feature"
import { addFuriganaOnChange } from "./furigana/service.ts"
import { mentorReview, reportedMentor } from "./moderation/service.ts"
import { notices } from "./notices.ts"
import { dropPagesOnAccountDeleted, endPauses, mentorSubscribers } from "./renewal/service.ts"
import { routes } from "./routes.ts"

export const mentorPages = feature({
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
  interface AuditEvents {
    readonly "mentor_page.appealed": true
    readonly "mentor_page.removed": true
    readonly "mentor_page.restored": true
  }
}
