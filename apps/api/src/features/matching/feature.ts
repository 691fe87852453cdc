import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const matching = feature({ routes })
