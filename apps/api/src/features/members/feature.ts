import { reviewOf } from "#api/features/complaints/service"
import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"
import { reportedMember } from "./service.ts"

export const members = feature({
  routes,
  complaintNouns: { member: reportedMember },
  reviewKinds: [reviewOf(reportedMember)],
})
