import { feature } from "#api/kernel/features/feature"
import { reviewOf } from "#api/modules/editorial/complaints/service"
import { notices } from "./notices.ts"
import { reportedSession, withdrawReportsOnAccountDeleted } from "./reports/service.ts"
import { routes } from "./routes.ts"

export const sessionMessages = feature({
  routes,
  notices,
  complaintNouns: { session: reportedSession },
  reviewKinds: [reviewOf(reportedSession)],
  onAccountDeleted: withdrawReportsOnAccountDeleted,
  personalTables: [
    {
      table: "mentor_session_messages",
      kind: "sessions",
      by: "author_id",
      without: ["retry_key"],
    },
  ],
})
