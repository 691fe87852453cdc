import { feature } from "#api/platform/feature"
import { sendResetLink } from "./jobs.ts"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"

export const password = feature({ routes, jobs: [sendResetLink], notices })
