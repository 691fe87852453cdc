import { feature } from "#api/platform/feature"
import { cardPurpose, studentCards } from "./card/service.ts"
import { endVerifications, resealVerifications } from "./jobs.ts"
import { routes } from "./routes.ts"
import { verificationStep } from "./service.ts"

export const verification = feature({
  routes,
  jobs: [endVerifications, resealVerifications],
  filePurposes: [cardPurpose],
  reviewKinds: [studentCards],
  accountSteps: { student_verification: verificationStep },
  personalTables: [
    { table: "verification_requests", by: "user_id", without: ["sealed_number", "sealed_email"] },
    {
      table: "verifications",
      by: "user_id",
      without: ["sealed_number", "sealed_email", "number_digest", "email_digest"],
    },
  ],
})
