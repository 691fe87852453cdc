import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"

export const today = feature({ routes })
