import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { proofPurpose, senpaiRenewal, senpaiReview } from "./reviews/service.ts"
import { routes } from "./routes.ts"
import { applicationStep, applicationSteps, dropProofOnEnd, endScreening } from "./service.ts"

export const senpai = feature({
  routes,
  notices,
  subscribers: [dropProofOnEnd],
  signUpPart: applicationSteps,
  onRoleChanged: endScreening,
  filePurposes: [proofPurpose],
  reviewKinds: [senpaiReview, senpaiRenewal],
  accountSteps: { senpai_application: applicationStep },
  personalTables: [{ table: "senpai_applications", kind: "roles", by: "user_id" }],
})
