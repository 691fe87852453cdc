import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { agreeAsNewcomer, consentSteps } from "./service.ts"

export const consents = feature({
  routes,
  signUpPart: consentSteps,
  onNewcomerAgreed: agreeAsNewcomer,
  personalTables: [{ table: "consents", kind: "consents", by: "user_id" }],
})
