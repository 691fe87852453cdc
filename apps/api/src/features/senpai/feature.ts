import { feature } from "#api/platform/feature"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"
import { applicationStep, proofPurpose, senpaiReview } from "./service.ts"

export const senpai = feature({
  routes,
  notices,
  filePurposes: [proofPurpose],
  reviewKinds: [senpaiReview],
  accountSteps: { senpai_application: applicationStep },
  personalTables: [{ table: "senpai_applications", kind: "roles", by: "user_id" }],
})
