import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"
import { glossaryReadings, shownArticles } from "./service.ts"

export const articles = feature({
  routes,
  things: { article: shownArticles },
  readings: glossaryReadings,
})
