import { feature } from "#api/platform/feature"
import { sendAddressCode } from "./address/jobs.ts"
import { routes as handover } from "./handover/routes.ts"
import { routes } from "./routes.ts"

export const sso = feature({ routes: [...routes, ...handover], jobs: [sendAddressCode] })
