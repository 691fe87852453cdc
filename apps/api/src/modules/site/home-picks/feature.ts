import { feature } from "#api/kernel/features/feature"
import { routes } from "./routes.ts"
import { homePicksNoun } from "./service.ts"

export const homePicks = feature({ routes, writingNouns: [homePicksNoun] })
