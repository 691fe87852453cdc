import { feature } from "#api/kernel/features/feature"
import { articleSource } from "./documents/service.ts"
import { articlePages } from "./public-pages/service.ts"
import { routes } from "./routes.ts"
import { ARTICLES, glossaryReadings, shownArticles } from "./service.ts"
import { authorNoun, categoryNoun, sharedTextNoun, tagNoun } from "./surroundings/service.ts"
import { articleNoun } from "./writing/service.ts"

export const articles = feature({
  routes,
  writingNouns: [articleNoun, sharedTextNoun, categoryNoun, tagNoun, authorNoun],
  searchSource: articleSource,
  subjects: { article: shownArticles },
  publicPages: { article: articlePages },
  readings: { precedence: 10, tag: ARTICLES, load: glossaryReadings },
})
