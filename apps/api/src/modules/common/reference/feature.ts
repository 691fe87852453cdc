import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { universityReadings } from "./service.ts"

export const reference = feature({ routes, readings: { precedence: 30, load: universityReadings } })
