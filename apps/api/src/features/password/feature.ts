import { feature } from "#api/platform/feature"
import { sendResetLink } from "./jobs.ts"
import { routes } from "./routes.ts"

export const password = feature({ routes, jobs: [sendResetLink] })
