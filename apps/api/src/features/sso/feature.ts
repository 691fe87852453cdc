import { feature } from "#api/platform/feature"
import { routes as handover } from "./handover/routes.ts"
import { routes } from "./routes.ts"

export const sso = feature({ routes: [...routes, ...handover] })
