import { feature } from "#api/platform/feature"
import { resealSecondFactors } from "./jobs.ts"
import { routes } from "./routes.ts"

export const secondFactor = feature({ routes, jobs: [resealSecondFactors] })
