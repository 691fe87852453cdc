import { feature } from "#api/kernel/features/feature"
import { indexEdition, pruneWords, purgeMisses, reindex } from "./jobs.ts"
import { routes } from "./routes.ts"
import { synonymReadings } from "./synonyms/service.ts"

export const search = feature({
  routes,
  jobs: ({ searchSources }) => [reindex(searchSources), indexEdition(searchSources), pruneWords, purgeMisses],
  readings: { precedence: 20, load: synonymReadings },
})
