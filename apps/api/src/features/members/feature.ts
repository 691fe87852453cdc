import { reviewOf } from "#api/features/complaints/service"
import { feature } from "#api/platform/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { reportedMember } from "./service.ts"

export const members = feature({
  routes,
  notices,
  complaintNouns: { member: reportedMember },
  reviewKinds: [reviewOf(reportedMember)],
})
