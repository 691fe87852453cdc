import { feature } from "#api/platform/feature"
import { articlePages } from "./public-pages/service.ts"
import { routes } from "./routes.ts"
import { glossaryReadings, shownArticles } from "./service.ts"

export const articles = feature({
  routes,
  things: { article: shownArticles },
  publicPages: { article: articlePages },
  readings: glossaryReadings,
})
