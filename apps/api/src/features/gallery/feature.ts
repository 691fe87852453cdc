import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"

export const gallery = feature({ routes })
