import { feature } from "#api/kernel/features/feature"
import { reviewOf } from "#api/modules/editorial/complaints/service"
import { endOnAccountDeleted, endWithVerification } from "./endings/service.ts"
import { endReviews, remindOfReviews, resealReviews, reviewEndings } from "./jobs.ts"
import { notices } from "./notices.ts"
import { reportedReview, withdrawReportsOnAccountDeleted } from "./reports/service.ts"
import { routes } from "./routes.ts"
import { exportedReviews } from "./service.ts"
import { documentsToday } from "./today/service.ts"

export const documentReviews = feature({
  routes,
  notices,
  today: { documents: documentsToday },
  complaintNouns: { "document-review": reportedReview },
  reviewKinds: [reviewOf(reportedReview)],
  jobs: [endReviews, remindOfReviews, resealReviews],
  subscribers: reviewEndings,
  onAccountDeleted: async (tx, people, now) => {
    await withdrawReportsOnAccountDeleted(tx, people, now)
    await endOnAccountDeleted(tx, people, now)
  },
  onVerificationEnded: endWithVerification,
  personalTables: exportedReviews,
})
