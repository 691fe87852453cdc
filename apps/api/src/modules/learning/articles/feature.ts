import { feature } from "#api/kernel/features/feature"
import { articlePages } from "./public-pages/service.ts"
import { routes } from "./routes.ts"
import { articleSource, glossaryReadings, shownArticles } from "./service.ts"

export const articles = feature({
  routes,
  searchSource: articleSource,
  subjects: { article: shownArticles },
  publicPages: { article: articlePages },
  readings: { precedence: 10, load: glossaryReadings },
})
