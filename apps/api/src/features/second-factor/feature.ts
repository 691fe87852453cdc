import { feature } from "#api/platform/feature"
import { resealSecondFactors } from "./jobs.ts"
import { routes as passkeys } from "./passkeys/routes.ts"
import { routes } from "./routes.ts"
import { secondFactorStep } from "./service.ts"

export const secondFactor = feature({
  routes: [...routes, ...passkeys],
  jobs: [resealSecondFactors],
  accountSteps: { second_factor: secondFactorStep },
})
