import { feature } from "#api/kernel/features/feature"
import { indexEdition, pruneWords, reindex } from "./jobs.ts"
import { routes } from "./routes.ts"
import { purgeSearches } from "./searched/service.ts"
import { synonymReadings } from "./synonyms/service.ts"

export const search = feature({
  routes,
  jobs: ({ searchSources }) => [
    reindex(searchSources),
    indexEdition(searchSources),
    pruneWords,
    purgeSearches,
  ],
  readings: { precedence: 20, load: synonymReadings },
})
