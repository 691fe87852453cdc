import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"
import { shownArticles } from "./service.ts"

export const articles = feature({ routes, things: { article: shownArticles } })
