import { feature } from "#api/platform/feature"
import { resealSecondFactors } from "./jobs.ts"
import { routes as passkeys } from "./passkeys/routes.ts"
import { routes } from "./routes.ts"

export const secondFactor = feature({ routes: [...routes, ...passkeys], jobs: [resealSecondFactors] })
