import { feature } from "#api/kernel/features/feature"
import { reviewOf } from "#api/modules/editorial/complaints/service"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { reportedMember } from "./service.ts"

export const members = feature({
  routes,
  notices,
  complaintNouns: { member: reportedMember },
  reviewKinds: [reviewOf(reportedMember)],
})
