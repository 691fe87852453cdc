import { feature } from "#api/kernel/features/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { applicationStep, applicationSteps, endScreening, proofPurpose, senpaiReview } from "./service.ts"

export const senpai = feature({
  routes,
  notices,
  signUpPart: applicationSteps,
  onRoleChanged: endScreening,
  filePurposes: [proofPurpose],
  reviewKinds: [senpaiReview],
  accountSteps: { senpai_application: applicationStep },
  personalTables: [{ table: "senpai_applications", kind: "roles", by: "user_id" }],
})
