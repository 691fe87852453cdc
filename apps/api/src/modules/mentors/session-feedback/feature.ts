import { feature } from "#api/kernel/features/feature"
import { reviewOf } from "#api/modules/editorial/complaints/service"
import { notices } from "./notices.ts"
import { renewAfterSession, renewOnAccountDeleted, renewOutdated } from "./records/service.ts"
import { reportedThankYou, withdrawReportsOnAccountDeleted } from "./reports/service.ts"
import { routes } from "./routes.ts"
import { dropOnAccountDeleted, thankYouSubscribers } from "./thank-yous/service.ts"

export const sessionFeedback = feature({
  routes,
  notices,
  complaintNouns: { "thank-you": reportedThankYou },
  reviewKinds: [reviewOf(reportedThankYou)],
  subscribers: [renewAfterSession, renewOutdated, ...thankYouSubscribers],
  async onAccountDeleted(tx, people, now) {
    await renewOnAccountDeleted(tx, people, now)
    await dropOnAccountDeleted(tx, people, now)
    await withdrawReportsOnAccountDeleted(tx, people, now)
  },
  personalTables: [
    { table: "mentor_session_feedback", kind: "sessions", by: "author_id", without: ["about_id"] },
    {
      table: "mentor_session_feedback",
      kind: "sessions",
      by: "about_id",
      leftOut: "written to the editors in confidence",
    },
    { table: "mentor_session_thank_yous", kind: "sessions", by: "student_id", without: ["mentor_id"] },
    {
      table: "mentor_session_thank_yous",
      kind: "sessions",
      by: "mentor_id",
      leftOut: "written by the student",
    },
  ],
})
