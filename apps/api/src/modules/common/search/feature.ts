import { feature } from "#api/kernel/features/feature"
import { pruneWords, purgeMisses, reindex } from "./jobs.ts"
import { routes } from "./routes.ts"
import { synonymReadings } from "./synonyms/service.ts"

export const search = feature({
  routes,
  jobs: ({ searchSources }) => [reindex(searchSources), pruneWords, purgeMisses],
  readings: { precedence: 20, load: synonymReadings },
})
