import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { registrationToday } from "./service.ts"

export const signup = feature({ routes, today: { registration: registrationToday } })
