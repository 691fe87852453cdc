import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { consentSteps } from "./service.ts"

export const consents = feature({
  routes,
  signUpPart: consentSteps,
  personalTables: [{ table: "consents", kind: "consents", by: "user_id" }],
})
