import { feature } from "#api/platform/feature"
import { savedPeople } from "./queries.ts"
import { routes } from "./routes.ts"
import { savedFact } from "./service.ts"

export const saved = feature({ routes, counters: [savedPeople], personal: { saved: savedFact } })
